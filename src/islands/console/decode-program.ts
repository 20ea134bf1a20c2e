/** What the hash of an address holds. */
export type SharedProgram = { kind: 'none' } | { kind: 'damaged' } | { kind: 'program'; text: string }

/** Limits what a short hash may unpack to. `encodeProgram` refuses longer programs too. */
const longestProgram = 100_000

/** Reads the program in the hash of a link that `encodeProgram` made: `#code=tMSsx` -> `1+1`. */
export async function decodeProgram(hash: string): Promise<SharedProgram> {
  if (!hash.startsWith('#code=')) return { kind: 'none' }
  const [, form, encoded] = /^#code=([tz])([\w-]+)$/.exec(hash) ?? []
  if (!encoded) return { kind: 'damaged' }
  try {
    const bytes = fromBase64Url(encoded)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(form === 'z' ? await decompress(bytes) : bytes)
    return text.trim() === '' || text.length > longestProgram ? { kind: 'damaged' } : { kind: 'program', text }
  } catch {
    return { kind: 'damaged' }
  }
}

const fromBase64Url = (encoded: string) =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** Rejects if the bytes are damaged or unpack to too much. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const unpacked = new Uint8Array(longestProgram)
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    unpacked.set(part.value, length) // Throws a RangeError beyond the end.
    length += part.value.length
  }
  return unpacked.subarray(0, length)
}
