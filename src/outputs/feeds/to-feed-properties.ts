import type { Properties } from 'hast'

const keptProperties = new Set(
  'href title alt width height start reversed value colSpan rowSpan dateTime open lang dir controls'.split(' '),
)
const addressProperties = new Set(['href', 'src', 'poster', 'cite'])

/** The attributes of an element that are of use in a feed. Addresses become absolute, relative ones against `base`. */
export function toFeedProperties(properties: Properties, base: string): Properties {
  const entries = Object.entries(properties).flatMap(([name, value]): [string, Properties[string]][] => {
    if (name === 'srcSet') return [[name, absoluteSourceSet(String(value), base)]]
    if (addressProperties.has(name)) {
      return URL.canParse(String(value), base) ? [[name, new URL(String(value), base).href]] : []
    }
    return keptProperties.has(name) ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

/**
 * `/a.png 1x, /b.png 2x` with absolute addresses. A comma separates candidates where a space follows it or a size comes
 * before it; any other is a part of an address: https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
 */
function absoluteSourceSet(sources: string, base: string): string {
  const candidates = sources.trim().split(/\s*,\s+|(?<=\s[^\s,]+),/)
  return candidates
    .map(candidate => {
      const [address = '', ...size] = candidate.split(/\s+/)
      return [URL.canParse(address, base) ? new URL(address, base).href : address, ...size].join(' ')
    })
    .join(', ')
}
