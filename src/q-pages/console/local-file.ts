import { keywords } from 'virtual:q-keywords'

const maxBytes = 20_000_000
/** The part of a CSV file from which the types of its columns are guessed. */
const sampleBytes = 65_536

/** A file for the session's disk, with the line that reads it and what to tell the reader; or why it is refused. */
type LocalFile =
  | { kind: 'file'; path: string; bytes: Uint8Array; typed: string; message: string }
  | { kind: 'refused'; message: string }

/** Reads a file that the reader chose. Its content never leaves the browser. */
export async function readLocalFile(file: File): Promise<LocalFile> {
  const { name, size } = file
  const [, base = '', ending = ''] = /^(.*?)\.(csv|q)$/i.exec(name) ?? []
  if (ending === '') return refuse(`${name} is neither a .csv nor a .q file.`)
  if (size === 0) return refuse(`${name} is empty.`)
  if (size > maxBytes) return refuse(`${name} has ${Math.ceil(size / 1_000_000)} MB; a file may have at most 20 MB.`)
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

const delimiters = [',', ';', '\t', '|']
const maxSampleLines = 100

/**
 * The line of q that reads a CSV file into a table: `` trade:("SF";enlist",")0:`:trade.csv ``. `sample` is the beginning of
 * the file, from which the types are guessed. If the first line is like the others, the columns are named c1, c2 and so on.
 */
export function writeCsvReader(name: string, path: string, sample: string): string {
  const lines = sample
    .split(/\r?\n/)
    .filter(line => line !== '')
    .slice(0, maxSampleLines)
  const [first = ''] = lines
  const delimiter = findDelimiter(first)
  const [header = [], ...rows] = lines.map(line => splitFields(line, delimiter))
  const types = header.map((_, place) => guessColumnType(rows.map(row => row[place] ?? ''))).join('')
  const shown = delimiter === '\t' ? '\\t' : delimiter
  if (hasHeader(header, rows)) return `${name}:("${types}";enlist"${shown}")0:\`:${path}`
  const guessed = header.map((value, place) => guessColumnType([value, ...rows.map(row => row[place] ?? '')])).join('')
  return `${name}:flip${listNames(header.length)}!("${guessed}";"${shown}")0:\`:${path}`
}

/** The delimiter that splits the first line into the most fields. */
function findDelimiter(line: string): string {
  const counts = delimiters.map(delimiter => splitFields(line, delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The first line is a header if nothing in it looks like a number, a date or a time. */
function hasHeader(header: string[], rows: string[][]): boolean {
  return rows.length === 0 || header.every(name => ['S', '*'].includes(guessColumnType([name])))
}

/** `` `c1`c2 ``; a single name is made a list with enlist. */
function listNames(count: number): string {
  const names = Array.from({ length: count }, (_, place) => `\`c${place + 1}`).join('')
  return count === 1 ? ` enlist[${names}]` : names
}

/** Types in the order in which they are tried: a column gets the first one that fits all its values. */
const forms: [type: string, form: RegExp][] = [
  ['D', /^\d{4}([.-])\d\d\1\d\d$/],
  ['P', /^\d{4}([.-])\d\d\1\d\d[DT ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/],
  ['U', /^\d\d:\d\d$/],
  ['V', /^\d\d:\d\d:\d\d$/],
  ['T', /^\d\d:\d\d:\d\d\.\d{1,3}$/],
  ['N', /^(?:\d+D)?\d\d:\d\d:\d\d(?:\.\d{1,9})?$/],
  ['J', /^[+-]?\d{1,18}$/],
  ['F', /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/],
  ['G', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['S', /^[\w.:/&+-]{1,24}$/],
]

/** The letter that `0:` takes for a column with these values: `1.5` and `2` are `F`. Text is `*`; empty values fit any type. */
function guessColumnType(values: readonly string[]): string {
  const filled = values.filter(value => value !== '')
  if (filled.length === 0) return '*'
  return forms.find(([, form]) => filled.every(value => form.test(value)))?.[0] ?? '*'
}

/** The fields of one line of a CSV file: `a,"b,c"` -> `a` and `b,c`. */
function splitFields(line: string, delimiter: string): string[] {
  const fields: string[] = []
  let field = ''
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === delimiter && !isQuoted) {
      fields.push(field)
      field = ''
    } else field += character
  }
  return [...fields, field]
}
