import { exactLong } from '../../values/exact-long.ts'

/**
 * The whole number in a text, exactly; undefined if there is none. Spaces around it do not count. `0N` is not a number
 * here; `0W` and `-0W` are the infinities of longs.
 */
export function parseInteger(text: string): bigint | undefined {
  const trimmed = text.trim()
  if (trimmed === '0W') return exactLong(Number.POSITIVE_INFINITY)
  if (trimmed === '-0W') return exactLong(Number.NEGATIVE_INFINITY)
  return /^[+-]?\d+$/.test(trimmed) ? BigInt(trimmed.replace('+', '')) : undefined
}

/** The number in a text such as `1.5`, `-.5e3` or `0w`; NaN if there is none. */
export function parseFloating(text: string): number {
  const trimmed = text.trim().replace(/[fe]$/, '')
  if (/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(trimmed)) return Number(trimmed)
  const infinity = /^(-?)(0w|0W|inf|infinity)$/i.exec(trimmed)
  return infinity ? (infinity[1] ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY) : Number.NaN
}

/** `192.168.1.34` as the 32 bits of an int, unsigned; undefined if the text is no such address. */
export function parseAddress(text: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text.trim())
  const bytes = parts?.slice(1).map(Number)
  return bytes?.every(byte => byte < 256) ? bytes.reduce((address, byte) => address * 256 + byte, 0) : undefined
}

/** The 128 bits of a guid, or of an address of the internet, old or new; 0 if the text is none of them. */
export function parseGuid(text: string): bigint {
  const trimmed = text.trim()
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(trimmed)) return BigInt(`0x${trimmed.replaceAll('-', '')}`)
  const address = parseAddress(trimmed)
  if (address !== undefined) return 0xff_ff_00_00_00_00n + BigInt(address)
  return trimmed.includes(':') ? parseLongAddress(trimmed) : 0n
}

/** `2001:db8::ff00:42:8329` and `::ffff:192.168.1.34`; `::` stands for as many zeros as are missing. */
function parseLongAddress(text: string): bigint {
  const old = parseAddress(text.slice(text.lastIndexOf(':') + 1))
  const groups = old === undefined ? text : text.replace(/[^:]*$/, groupsOfAddress(old))
  const [before = '', after] = groups.split('::')
  const left = groupsIn(before)
  const right = groupsIn(after ?? '')
  const missing = 8 - left.length - right.length
  const all = [...left, ...new Array<string>(Math.max(missing, 0)).fill('0'), ...right]
  if ((missing && after === undefined) || all.length !== 8 || !all.every(group => /^[\da-f]{1,4}$/i.test(group)))
    return 0n
  return BigInt(`0x${all.map(group => group.padStart(4, '0')).join('')}`)
}

const groupsIn = (text: string): string[] => (text ? text.split(':') : [])

const groupsOfAddress = (address: number): string =>
  `${Math.floor(address / 65_536).toString(16)}:${(address % 65_536).toString(16)}`
