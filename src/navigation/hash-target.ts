/** The element that the address's hash points to. */
export function hashTarget(): HTMLElement | null {
  const raw = location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(raw))
  } catch {
    return document.getElementById(raw) // `%` that encodes nothing.
  }
}
