import { char, encodeText } from '../values/construct.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** What a string literal stands for, given the text between its quotes: a char if it is one byte long, else chars. */
export function readString(body: string): Value {
  const bytes = body.includes('\\') ? readEscapes(body) : encodeText(body)
  return bytes.length === 1 ? char(bytes[0] as number) : new Vector(Type.char, bytes)
}

/** `\101` is the byte with that octal number, `\n` a line break; before other characters the backslash is dropped. */
function readEscapes(body: string): Uint8Array {
  const bytes: number[] = []
  for (const [part, octal, escaped] of body.matchAll(/\\([0-7]{3})|\\([\s\S])|[^\\]+/g)) {
    if (octal) bytes.push(Number.parseInt(octal, 8) & 255)
    else bytes.push(...encodeText(escaped ? (escapes[escaped] ?? escaped) : part))
  }
  return Uint8Array.from(bytes)
}
