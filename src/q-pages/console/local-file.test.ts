import { createSession, MemoryFiles } from '@tickwise/q/source'
import { expect, test } from 'vitest'
import { library } from '../../../q/library.ts'
import { readLocalFile, writeCsvReader } from './local-file.ts'

const read = (name: string, ...parts: BlobPart[]) => readLocalFile(new File(parts, name))

test('a CSV file comes with the line that reads it', async () => {
  expect(await read('trade.csv', 'sym,price\na,1.5\n')).toMatchObject({
    kind: 'file',
    path: 'trade.csv',
    typed: 'trade:("SF";enlist",")0:`:trade.csv',
  })
})

test('a q file comes with the command that loads it', async () => {
  expect(await read('lib.q', 'f:{x}')).toMatchObject({ path: 'lib.q', typed: '\\l lib.q' })
})

test.each([
  ['My trades-2024.CSV', 'My_trades_2024.csv'],
  ['2024.csv', 't2024.csv'],
  ['--.csv', 't.csv'],
  ['a.b.q', 'a_b.q'],
  ['Käse.csv', 'K_se.csv'],
  ['last.csv', 'tlast.csv'],
  ['select.csv', 'tselect.csv'],
])('%s becomes %s, which q can name', async (name, path) => {
  expect(await read(name, 'a\n1\n')).toMatchObject({ path })
})

test('a byte order mark is left out', async () => {
  const file = await read('t.csv', '\ufeffa\n1\n')
  expect(file.kind === 'file' && new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)).toBe('a\n1\n')
})

test('the types of a long file are guessed from its beginning, without the line that is cut off', async () => {
  const file = await read('t.csv', 'a\n', '1\n'.repeat(32_000), `${'5'.repeat(5000)}x`)
  expect(file).toMatchObject({ typed: 't:("J";enlist",")0:`:t.csv' })
})

test('a file whose first line is longer than the part that is looked at is refused', async () => {
  expect(await read('t.csv', 'a,'.repeat(40_000), '\n1\n')).toEqual({
    kind: 'refused',
    message: 'The first line of t.csv is longer than 64 kB, so its columns cannot be found.',
  })
})

test.each([
  ['picture.png', 'x', 'picture.png is neither a .csv nor a .q file.'],
  ['csv', 'x', 'csv is neither a .csv nor a .q file.'],
  ['t.csv', '', 't.csv is empty.'],
])('%s with %j is refused', async (name, text, reason) => {
  expect(await read(name, text)).toEqual({ kind: 'refused', message: reason })
})

test('a file of more than 20 MB is refused with its size', async () => {
  expect(await read('t.csv', new Uint8Array(20_000_001))).toEqual({
    kind: 'refused',
    message: 't.csv has 21 MB; a file may have at most 20 MB.',
  })
})

test('a file that cannot be read any more is refused', async () => {
  const file = new File(['a'], 't.csv')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await readLocalFile(file)).toMatchObject({ kind: 'refused' })
})

const trades =
  'date,time,sym,price,size,note\n2024.01.05,09:30:00.000,AAPL,187.5,100,opening trade\n2024.01.05,09:30:01.250,MSFT,402,,"late, and odd"\n'

/** What `meta` says of the columns of a file once its line has run. */
function readTypes(csv: string): string {
  const files = new MemoryFiles()
  files.writeFile('t.csv', new TextEncoder().encode(csv))
  const session = createSession({ files, library })
  expect(session.run(writeCsvReader('t', 't.csv', csv))).not.toHaveProperty('error')
  return session.run('-1 exec t from meta t;').output.trim()
}

test('the line names the types of the columns', () => {
  expect(writeCsvReader('trade', 'trade.csv', trades)).toBe('trade:("DTSFJ*";enlist",")0:`:trade.csv')
})

test('the interpreter reads the table as guessed', () => expect(readTypes(trades)).toBe('dtsfjC'))

test.each([
  ['a;b\n1;x\n', 'js'],
  ['a\tb\n1\tx\n', 'js'],
  ['a|b\n1|x\n', 'js'],
  ['"a","b"\r\n"1","x"\r\n', 'js'],
  ['day\n2024-01-05\n', 'd'],
  ['at\n2024-01-05T09:30:00.123\n2024-01-05T09:30:00\n', 'p'],
  ['at\n2024.01.05D09:30:00.123456789\n', 'p'],
  ['a,b,c\n09:30,09:30:15,0D09:30:00.000000001\n', 'uvn'],
  ['id\n8c680a01-5a49-5aab-5a65-d4bfddb6a661\n', 'g'],
  ['x\n1e5\n-.5\n', 'f'],
  ['x\n1\n2.5\n', 'f'],
])('%j is read as %s', (csv, types) => expect(readTypes(csv)).toBe(types))

test('a file without names of columns gets some', () => {
  expect(writeCsvReader('t', 't.csv', '1,2.5\n3,4.5\n')).toBe('t:flip`c1`c2!("JF";",")0:`:t.csv')
  expect(readTypes('1,2.5\n3,4.5\n')).toBe('jf')
  expect(readTypes('1\n3\n')).toBe('j')
})

test('text with spaces stays text, and a column without values too', () => {
  expect(writeCsvReader('t', 't.csv', 'a,b\nsome words,\n')).toContain('"**"')
})

test.each([[''], ['\n'], ['a'], ['"'], ['a,b\n1'], [',\n,\n']])('%j gives a line of q', csv => {
  expect(writeCsvReader('t', 't.csv', csv)).toMatch(/^t:/)
})
