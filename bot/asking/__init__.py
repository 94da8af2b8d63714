"""Questions turned into buttons, selects, paged selects and modals, in one place for all games."""
