import { keywords } from 'virtual:q-keywords'
import { writeCsvReader } from './write-csv-reader.ts'

const mostBytes = 20_000_000
/** The part of a CSV file from which the types of its columns are guessed. */
const sampleBytes = 65_536

/** A file for the session's disk, with the line that reads it and what to tell the reader; or why it is refused. */
export type LocalFile =
  | { kind: 'file'; path: string; bytes: Uint8Array; typed: string; message: string }
  | { kind: 'refused'; message: string }

/** Reads a file that the reader chose. Its content never leaves the browser. */
export async function readLocalFile(file: File): Promise<LocalFile> {
  const { name, size } = file
  const [, base = '', ending = ''] = /^(.*?)\.(csv|q)$/i.exec(name) ?? []
  if (ending === '') return refuse(`${name} is neither a .csv nor a .q file.`)
  if (size === 0) return refuse(`${name} is empty.`)
  if (size > mostBytes) return refuse(`${name} has ${Math.ceil(size / 1_000_000)} MB; a file may have at most 20 MB.`)
  try {
    const bytes = dropByteOrderMark(new Uint8Array(await file.arrayBuffer()))
    return ending.toLowerCase() === 'q' ? describeScript(base, bytes) : describeTable(name, base, bytes)
  } catch {
    return refuse(`${name} could not be read. It may have been moved or changed.`)
  }
}

function describeScript(base: string, bytes: Uint8Array): LocalFile {
  const path = `${makeName(base)}.q`
  return accept(path, bytes, `\\l ${path}`)
}

function describeTable(name: string, base: string, bytes: Uint8Array): LocalFile {
  const sample = readSample(bytes)
  if (sample === '') return refuse(`The first line of ${name} is longer than 64 kB, so its columns cannot be found.`)
  const variable = makeName(base)
  const path = `${variable}.csv`
  return accept(path, bytes, writeCsvReader(variable, path, sample))
}

const accept = (path: string, bytes: Uint8Array, typed: string): LocalFile => {
  const message = `${path} is on the session’s disk. Check the line that reads it, then press Run.`
  return { kind: 'file', path, bytes, typed, message }
}

const refuse = (message: string): LocalFile => ({ kind: 'refused', message })

/** Excel and other programs start text with these three bytes, which would become a part of the first column's name. */
const dropByteOrderMark = (bytes: Uint8Array) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes

/** Makes a valid q name: `My trades-2024` -> `My_trades_2024`, `2024` -> `t2024`, `last` -> `tlast`. */
function makeName(base: string): string {
  const name = base
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  return /^[a-z]/i.test(name) && !isReserved(name) ? name : `t${name}`
}

const isReserved = (name: string) =>
  keywords.has(name) || /^(?:select|exec|update|delete|by|from|if|do|while)$/.test(name)

/** The lines at the beginning of a file, without one that the sample cuts off. */
function readSample(bytes: Uint8Array): string {
  const sample = new TextDecoder().decode(bytes.subarray(0, sampleBytes))
  return bytes.length > sampleBytes ? sample.replace(/[^\n]*$/, '') : sample
}
