// What time it is in the sandbox, which may be ahead of the reader's machine.

let ahead = 0;

/** Say how many milliseconds the sandbox is ahead. */
export function setAhead(milliseconds) {
  ahead = milliseconds;
}

/** Milliseconds since 1970. */
export const now = () => Date.now() + ahead;

/** The weekday and the time of day, as short as the reader's language allows. */
export function clockFace(locale) {
  const shape = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(locale, shape).format(now());
}
