/** Characters of a link's hash: longer addresses are cut off by some programs that pass them on. */
const longestHash = 8000

/** Longer text is refused before it is compressed. */
const longestProgram = 100_000

/**
 * A program as the hash of a link: `#code=t` and base64url of its UTF-8 bytes, or `#code=z` and base64url of the bytes
 * compressed with deflate, whichever is shorter. Undefined if the hash would have more than 8,000 characters.
 */
export async function encodeProgram(text: string): Promise<string | undefined> {
  if (text.length > longestProgram) return undefined
  const bytes = new TextEncoder().encode(text)
  const plain = `#code=t${toBase64Url(bytes)}`
  const compressed = await compress(bytes)
  const zipped = compressed && `#code=z${toBase64Url(compressed)}`
  const hash = zipped && zipped.length < plain.length ? zipped : plain
  return hash.length > longestHash ? undefined : hash
}

/** Undefined where the browser cannot compress. */
async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  } catch {
    return undefined
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
