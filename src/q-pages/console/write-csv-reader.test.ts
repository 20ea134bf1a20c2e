import { expect, test } from 'vitest'
import { createSession, MemoryFiles } from '../../../q/index.ts'
import { library } from '../../../q/library.ts'
import { writeCsvReader } from './write-csv-reader.ts'

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
