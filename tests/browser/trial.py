"""A person at the page of ``maese try``, who may be any of its players."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page, expect, sync_playwright

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class Trial:
    """Drives the page by its data attributes; see ``bot/sandbox/README.md``."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def rest(self) -> None:
        """Wait until the bot has done what was asked."""
        self.page.locator("body[data-busy=false]").wait_for()

    def be(self, name: str) -> None:
        """Become a player."""
        button = f"[data-user][data-name='{name}']"
        self.page.locator(button).click()
        # Until then, the channels that can be clicked are those of the player before.
        self.page.locator(f"{button}[aria-pressed=true]").wait_for()
        self.rest()

    def open(self, kind: str) -> None:
        """Open the latest channel of a kind: text, thread or dm."""
        button = self.page.locator(f"[data-channel][data-kind={kind}]").last
        channel = button.get_attribute("data-channel")
        button.click()
        self.page.locator(f"[data-channel='{channel}'][aria-current=page]").wait_for()
        self.rest()

    def press(self, custom_id: str) -> None:
        """Press the latest button whose custom_id has this in it."""
        self.page.locator(f"[data-message] [data-custom-id*='{custom_id}']").last.click()
        self.rest()

    def options(self) -> list[str]:
        """Return the labels of the answers that the latest message offers as buttons."""
        texts = self.latest.locator("button[data-custom-id^='answer:']").all_inner_texts()
        # An arrow or another emoji stands before the label.
        return [text.splitlines()[-1] for text in texts]

    def answer(self, label: str | None = None) -> None:
        """Answer the latest question: the button with a label, else the first option there is."""
        buttons = self.latest.locator("button[data-custom-id^='answer:']")
        select = self.latest.locator("[role=combobox]")
        if label is not None:
            buttons.filter(has_text=re.compile(rf"^\W*{re.escape(label)}$")).first.click()
        elif select.count():
            select.first.click()
            self.page.locator("[role=option][data-value]").first.click()
        else:
            buttons.first.click()
        self.rest()

    def choose(self, place: int, label: str) -> None:
        """Take an option, by its label, in one of the menus of the latest message, from 0 on."""
        self.latest.locator("[role=combobox]").nth(place).click()
        offered = self.page.locator("[role=option][data-value]:visible")
        offered.filter(has_text=label).first.click()
        self.rest()

    @property
    def latest(self) -> Locator:
        """The latest message of the open channel."""
        return self.page.locator("[data-message]").last

    def slash(self, command: str, **options: str) -> None:
        """Use a slash command, taking for each option what autocomplete offers for the text."""
        box = self.page.locator("#message-box")
        box.fill(f"/{command}")
        self.page.locator(f"#commands [data-command='{command}']").click()
        form = self.page.locator(f"[data-command-form='{command}']")
        for name, text in options.items():
            field = form.locator(f"[data-option='{name}']")
            field.locator("input").or_(field.and_(self.page.locator("input"))).first.fill(text)
            offered = self.page.locator("#suggestions [role=option]")
            # Until the answer to what was typed arrives, the list is that of an empty field.
            offered.filter(has_text=re.compile(rf"\b{re.escape(text)}")).first.click()
        form.locator("[data-action=send]").click()
        self.rest()

    def who_is_asked(self) -> str:
        """Return whom the table waits for, first of all; the thread is open then."""
        self.open("thread")
        live = self.page.locator("[data-custom-id$=':turn']")
        panel = self.page.locator("[data-message]").filter(has=live).last.inner_text()
        found = re.search(r"▸ (\w+)", panel)
        assert found, "the table waits for nobody"
        return found[1]

    def speak(self, language: Literal["en", "es"]) -> None:
        """Set the language of the player's Discord."""
        self.page.locator(f"[data-action=language-{language}]").click()
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")
        self.rest()

    def skip(self, length: Literal["hour", "day"]) -> None:
        """Let time pass at once."""
        self.page.locator(f"[data-action=skip-{length}]").click()
        self.rest()

    def says(self, text: str | re.Pattern[str]) -> None:
        """Expect a text in the open channel."""
        expect(self.page.locator("#log")).to_contain_text(text)

    def width_of(self, picture: Locator) -> int:
        """Return how wide a picture is of its own, in pixels; 0 if it does not come."""
        width: int = picture.evaluate(
            "image => image.decode().then(() => image.naturalWidth, () => 0)"
        )
        return width

    def restart_the_bot(self) -> None:
        """Stop the bot and start it anew."""
        self.page.locator("[data-action=restart]").click()
        self.rest()

    def faults(self) -> int:
        """Return how many errors the bot has shown."""
        label = self.page.locator("[data-action=faults]")
        found = re.search(r"\d+", label.inner_text()) if label.count() else None
        return int(found[0]) if found else 0


@contextmanager
def trial(chromium: str, *arguments: str) -> Iterator[Trial]:
    """Run ``maese try`` in a process of its own and open its page."""
    command = [str(Path(sys.executable).with_name("maese")), "try", "--no-browser", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  our own program
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "maese try did not say where its page is"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
                page = browser.new_page(viewport={"width": 1000, "height": 900})
                page.set_default_timeout(20_000)
                page.goto(found[0])
                page.locator("#message-box").wait_for()
                yield Trial(page)
                browser.close()
        finally:
            process.terminate()
