/** Cuts a value for a message to 200 characters: nobody reads a million. */
export function shorten(value = ''): string {
  return value.length > 200 ? `${value.slice(0, 199)}…` : value
}
