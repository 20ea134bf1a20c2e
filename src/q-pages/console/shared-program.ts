// How a program of the console becomes a link or a file, and a link a program again. Few readers need it, so it is fetched when
// they do.

/** What the hash of an address holds. */
export type SharedProgram = { kind: 'none' } | { kind: 'damaged' } | { kind: 'program'; text: string }

/** Characters of a link's hash: longer addresses are cut off by some programs that pass them on. */
const maxHashLength = 8000

/** Longer text is refused before it is compressed, and limits what a short hash may unpack to. */
const maxProgramLength = 100_000

/**
 * A program as the hash of a link: `#code=t` and base64url of its UTF-8 bytes, or `#code=z` and base64url of the bytes
 * compressed with deflate, whichever is shorter. Undefined if the hash would have more than 8,000 characters.
 */
export async function encodeProgram(text: string): Promise<string | undefined> {
  if (text.length > maxProgramLength) return undefined
  const bytes = new TextEncoder().encode(text)
  const plain = `#code=t${toBase64Url(bytes)}`
  const compressed = await compress(bytes)
  const zipped = compressed && `#code=z${toBase64Url(compressed)}`
  const hash = zipped && zipped.length < plain.length ? zipped : plain
  return hash.length > maxHashLength ? undefined : hash
}

/** Rejects with a RangeError if the program, a text or the inputs of a session, is too long for a link. */
export async function createProgramLink(program: string | readonly string[]): Promise<Blob> {
  const hash = await encodeProgram(typeof program === 'string' ? program : writeScript(program))
  if (hash === undefined) throw new RangeError('the program is too long for a link')
  return new Blob([location.origin + location.pathname + hash], { type: 'text/plain' })
}

/** What to tell the reader who has pressed "Copy link". */
export const describeCopying = (result: 'Copied' | 'Copying failed', link: Promise<Blob>): Promise<string> =>
  link.then(
    () =>
      result === 'Copied'
        ? 'Whoever opens the link finds the program in the editor. It runs only when they press Run.'
        : 'The link could not be copied: the browser does not allow it here. Save the program as a file instead.',
    () => 'This program is too long for a link, which holds about 8,000 characters. Save it as a file instead.',
  )

/** Undefined if the browser cannot compress. */
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

/** Reads the program in the hash of a link that `encodeProgram` made: `#code=tMSsx` -> `1+1`. */
export async function decodeProgram(hash: string): Promise<SharedProgram> {
  if (!hash.startsWith('#code=')) return { kind: 'none' }
  const [, form, encoded] = /^#code=([tz])([\w-]+)$/.exec(hash) ?? []
  if (!encoded) return { kind: 'damaged' }
  try {
    const bytes = fromBase64Url(encoded)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(form === 'z' ? await decompress(bytes) : bytes)
    return text.trim() === '' || text.length > maxProgramLength ? { kind: 'damaged' } : { kind: 'program', text }
  } catch {
    return { kind: 'damaged' }
  }
}

const fromBase64Url = (encoded: string) =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** Rejects if the bytes are damaged or unpack to too much. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const unpacked = new Uint8Array(maxProgramLength)
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    unpacked.set(part.value, length) // Throws a RangeError beyond the end.
    length += part.value.length
  }
  return unpacked.subarray(0, length)
}

/**
 * The inputs of a session as a script that q loads: lines in which a statement goes on are indented. A line break in a string
 * becomes `\n`, since an indentation would become a part of the string.
 */
export function writeScript(inputs: readonly string[]): string {
  return inputs.map(input => `${input.replace(stringCommentOrBreak, escapeBreaks)}\n`).join('')
}

/** Comments are matched because a quote in a comment does not start a string. */
const stringCommentOrBreak = /"(?:[^"\\]|\\.)*"|(?<=^|\s)\/.*|\n(?=\S)/gm

function escapeBreaks(part: string): string {
  if (part === '\n') return '\n '
  return part.startsWith('"') ? part.replaceAll('\n', '\\n') : part
}

/** Saves the inputs of a session as a script, if there are any. Returns what to tell the reader. */
export function saveAsFile(inputs: readonly string[]): string {
  if (inputs.length === 0) return 'There is nothing to save: no input has run without an error yet.'
  downloadText('session.q', writeScript(inputs))
  return `Saved as session.q: ${inputs.length === 1 ? '1 input' : `${inputs.length} inputs`}.`
}

/** Has the browser save a text as a file. */
function downloadText(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
