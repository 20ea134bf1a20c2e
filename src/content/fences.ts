/** Tells of each line in turn whether it belongs to a fenced block of code, its fences included. */
export function createFenceReader(): (line: string) => boolean {
  let fence: string | undefined
  return line => {
    const [, marker, rest = ''] = /^\s*(?:[-*+]\s+|>\s*|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (fence) {
      if (marker?.startsWith(fence) && rest.trim() === '') fence = undefined
      return true
    }
    if (!marker || (marker.startsWith('`') && rest.includes('`'))) return false
    fence = marker
    return true
  }
}
