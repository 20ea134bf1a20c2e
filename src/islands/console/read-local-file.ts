import { keywords } from '../../../q/syntax/keywords.ts'
import { writeCsvReader } from './write-csv-reader.ts'

const mostBytes = 20_000_000
/** The part of a CSV file from which the types of its columns are guessed. */
const sampleBytes = 65_536

/** A file for the session's disk, with the line that reads it; or why it is refused. */
export type LocalFile =
  | { kind: 'file'; path: string; bytes: Uint8Array; typed: string }
  | { kind: 'refused'; reason: string }

/** Reads a file that the reader chose. Nothing of it leaves the browser. */
export async function readLocalFile(file: File): Promise<LocalFile> {
  const { name, size } = file
  const [, base = '', ending = ''] = /^(.*?)\.(csv|q)$/i.exec(name) ?? []
  if (ending === '') return refuse(`${name} is neither a .csv nor a .q file.`)
  if (size === 0) return refuse(`${name} is empty.`)
  if (size > mostBytes) return refuse(`${name} has ${Math.ceil(size / 1_000_000)} MB; a file may have at most 20 MB.`)
  try {
    const bytes = dropByteOrderMark(new Uint8Array(await file.arrayBuffer()))
    const variable = makeName(base)
    const path = `${variable}.${ending.toLowerCase()}`
    return {
      kind: 'file',
      path,
      bytes,
      typed: path.endsWith('.q') ? `\\l ${path}` : writeReader(variable, path, bytes),
    }
  } catch {
    return refuse(`${name} could not be read. It may have been moved or changed.`)
  }
}

const refuse = (reason: string): LocalFile => ({ kind: 'refused', reason })

/** Programs of Microsoft start text with these three bytes, which would become a part of the first column's name. */
const dropByteOrderMark = (bytes: Uint8Array) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes

/** Letters and digits, as names of q have: `My trades-2024` -> `My_trades_2024`, `2024` -> `t2024`, `last` -> `tlast`. */
function makeName(base: string): string {
  const name = base
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  return /^[a-z]/i.test(name) && !isReserved(name) ? name : `t${name}`
}

const isReserved = (name: string) =>
  keywords.has(name) || /^(?:select|exec|update|delete|by|from|if|do|while)$/.test(name)

/** The last line of the sample may be cut off. */
function writeReader(variable: string, path: string, bytes: Uint8Array): string {
  const sample = new TextDecoder().decode(bytes.subarray(0, sampleBytes))
  return writeCsvReader(variable, path, bytes.length > sampleBytes ? sample.replace(/[^\n]*$/, '') : sample)
}
