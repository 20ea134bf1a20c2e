/**
 * `caf%C3%A9` becomes `café`. Text that is not valid percent-encoding (`100%`), for which `decodeURIComponent` throws,
 * is returned as it is.
 */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
