/**
 * `/a.png 1x, /b.png 2x` with `change` applied to each address. A comma separates candidates where a space follows it or a size
 * comes before it; any other is a part of an address: https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
 */
export function changeSourceSet(sources: string, change: (address: string) => string): string {
  const candidates = sources.trim().split(/\s*,\s+|(?<=\s[^\s,]+),/)
  return candidates
    .map(candidate => {
      const [address = '', ...size] = candidate.split(/\s+/)
      return [change(address), ...size].join(' ')
    })
    .join(', ')
}
