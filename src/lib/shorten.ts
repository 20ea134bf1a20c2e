/** Cuts a value to 200 characters, so that one of a million does not fill the terminal with a single message. */
export function shorten(value = ''): string {
  return value.length > 200 ? `${value.slice(0, 199)}…` : value
}
