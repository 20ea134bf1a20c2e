import { createSession, loadWholeLibrary, MemoryFiles } from '@tickwise/q/source'
import { expect, test } from 'vitest'
import { library } from '../../../q/library.ts'
import { missingNames } from '../../../q/namespaces/missing-names.ts'
import { startSession } from '../../../q/tests/session.ts'
import { ChunkLoadError, loadChunk, PageProcesses } from './page-processes.ts'
import type { PageBlock } from './worker-messages.ts'

const block = (kind: PageBlock['kind'], text: string, parts: Partial<PageBlock> = {}): PageBlock => ({
  kind,
  text,
  process: '',
  file: '',
  advance: 0,
  ...parts,
})

/** What each input of the blocks prints. */
async function outputs(processes: PageProcesses, ...blocks: PageBlock[]): Promise<string[]> {
  const results: string[] = []
  for (const each of blocks) {
    const { printed, inputs } = await processes.runBlock(each)
    results.push(...inputs.map(({ output }, index) => (index === 0 ? printed : '') + output))
  }
  return results
}

test('blocks of a page share one session', async () => {
  const processes = new PageProcesses()
  expect(await outputs(processes, block('script', 'a:2'), block('session', 'q)a+1\n3\nq)1+`a'))).toEqual([
    '',
    '3\n',
    "'type\n  [0]  1+`a\n        ^\n",
  ])
  expect(await processes.evaluate('', '\\d .ns')).toMatchObject({ output: '', prompt: 'q.ns)' })
})

const server = block('file', 'price:`a`b!1 2', { file: 'server.q' })
const start = block('start', 'q server.q -p 5010   # listens')

test('a file shown in parts is one file on the disk of the page, and a shell block starts it as a process', async () => {
  const rest = block('file', 'ask:{price x}', { file: 'server.q' })
  const client = block('session', 'q)h:hopen 5010\nq)h(`ask;`b)\n2\nq)h"1+`a"\n\'type')
  expect(await outputs(new PageProcesses(), server, rest, start, client)).toEqual([
    '',
    '',
    '2\n',
    '\'type\n  [0]  h"1+`a"\n       ^\n',
  ])
})

test('what a reader types stops at an error inside a function', async () => {
  const processes = new PageProcesses()
  expect((await processes.evaluate('', '{x+1}`a')).prompt).toBe('q))')
  expect(await processes.evaluate('', 'x')).toMatchObject({ output: '`a\n', prompt: 'q))' })
  expect((await processes.evaluate('', '\\')).prompt).toBe('q)')
})

test('a block stops at an error only if its next prompt is one of the debugger', async () => {
  const debugged = block('session', "q){x+1}`a\n'type\nq))x\n`a\nq)):5\n5\nq){x+1}`a\nq)1")
  expect((await outputs(new PageProcesses(), debugged)).slice(1, 3)).toEqual(['`a\n', '5\n'])
  const { inputs } = await new PageProcesses().runBlock(debugged)
  expect(inputs.map(({ prompt }) => prompt)).toEqual(['q))', 'q))', 'q)', 'q)', 'q)'])
})

test('a block that starts at the prompt q) leaves the debugger', async () => {
  const processes = new PageProcesses()
  await processes.evaluate('', '{x+1}`a')
  expect((await processes.runBlock(block('session', 'q)1'))).inputs[0]?.prompt).toBe('q)')
  await processes.evaluate('', '{x+1}`a')
  expect((await processes.runBlock(block('script', 'a:1'))).inputs[0]?.prompt).toBe('q)')
})

test('a process prints at its next input what messages of others made it print', async () => {
  const processes = new PageProcesses()
  const blocks = [
    block('session', 'q)h:neg hopen 5010\nq)h"show 42"'),
    block('session', 'q)\nq)price`a', { process: 'server' }),
  ]
  expect((await outputs(processes, server, start, ...blocks)).slice(-2)).toEqual(['42\n', '1\n'])
})

test('the clock stands still until a block puts it forward, and then timers run', async () => {
  const timer = block('session', 'q)n:0\nq).z.ts:{n+:1}\nq)\\t 1000')
  const seconds = block('session', 'q)n\nq)`second$.z.p', { advance: 3500 })
  expect((await outputs(new PageProcesses(), timer, seconds)).slice(-2)).toEqual(['3\n', '09:30:03\n'])
})

test('a process that does not run says so', async () => {
  const [output] = await outputs(new PageProcesses(), block('session', 'q)1', { process: 'rdb' }))
  expect(output).toBe('This process is not running.\n')
})

test('a script that cannot start is an error of its block', async () => {
  const { inputs } = await new PageProcesses().runBlock(block('start', 'q nothing.q'))
  expect(inputs).toMatchObject([{ typed: 'q nothing.q', error: expect.any(String) }])
})

test('inputs below the end of a session are not run', async () => {
  const { inputs } = await new PageProcesses().runBlock(block('session', 'q)1\nq)exit 2\nq)3'))
  expect(inputs.map(({ typed, exitCode }) => [typed, exitCode])).toEqual([
    ['1', undefined],
    ['exit 2', 2],
  ])
})

const { verbs, internals } = library(startSession())
/** These signal `nyi` with the library too: `2:` loads compiled code, `.h.xt` reads no format but JSON, and some are missing. */
const signalNyi = ['2:', '.h.xt', ...Object.keys(missingNames)]
const available = [...verbs].filter(([name]) => !signalNyi.includes(name))
const calls = [
  ...available.map(([name, { minRank }]) => `(${name}). ${minRank}#enlist"a"`),
  ...Array.from(internals.keys(), number => `${number}!"a"`),
]

test('the library has verbs and internal functions to call', () => {
  expect(available.length).toBeGreaterThan(90)
  expect(internals.size).toBeGreaterThan(10)
})

test.each(calls)('a block with %s gets the library', async call => {
  expect(await outputs(new PageProcesses(), block('session', `q)${call}`))).not.toEqual([
    expect.stringContaining("'nyi"),
  ])
})

const compressing = '-19!(`:a;`:b;17;2;6)'

test('a block gets compression when it names it, and may go on to read what is compressed', async () => {
  const blocks = [block('session', 'q)`:a set til 100'), block('session', `q)${compressing}\nq)count get\`:b`)]
  expect((await outputs(new PageProcesses(), ...blocks)).slice(1)).toEqual(['`:b\n', '100\n'])
})

test('processes compress, whether they start before or after the input that first does', async () => {
  const script = block('file', 'save1:{`:a set til x}\nsave2:{(-21!x)`algorithm}', { file: 'server.q' })
  const ask = (port: number) =>
    [`q)h:hopen ${port}`, 'q)h"save1 100"', `q)h"${compressing}"`, 'q)h(`save2;`:b)'].join('\n')
  const first = [script, block('start', 'q server.q -p 5010'), block('session', ask(5010))]
  const second = [block('start', 'q server.q -p 5011'), block('session', ask(5011))]
  const processes = new PageProcesses()
  expect((await outputs(processes, ...first)).at(-1)).toBe('2i\n')
  expect((await outputs(processes, ...second)).at(-1)).toBe('2i\n')
})

test('a machine that starts after compression has it', async () => {
  const blocks = [
    block('session', `q)\`:a set til 100\nq)${compressing}`),
    block('file', 'n:count get`:b', { file: 'server.q' }),
    block('start', 'q server.q -p 5010'),
    block('session', 'q)(hopen 5010)"n"'),
  ]
  expect((await outputs(new PageProcesses(), ...blocks)).at(-1)).toBe('100\n')
})

test('a script that compresses gets compression before it starts', async () => {
  const script = block('file', '.z.zd:17 2 6\n`:a set til 100\nshow count -21!`:a', { file: 'zip.q' })
  expect(await outputs(new PageProcesses(), script, block('start', 'q zip.q'))).toEqual(['5\n'])
})

test('a compressed file that the page puts on the disk is read by q', async () => {
  const file = await makeCompressedFile()
  const processes = new PageProcesses()
  processes.writeFile('b', file)
  expect((await processes.evaluate('', 'count get`:b')).output).toBe('100\n')
})

/** The bytes of a file that holds `til 100`. */
async function makeCompressedFile(): Promise<Uint8Array> {
  const files = new MemoryFiles()
  const session = createSession({ library: await loadWholeLibrary(), files })
  session.run('(`:b;17;2;6)set til 100')
  return files.readFile('b') ?? new Uint8Array(0)
}

test('a file that the page puts on the disk is read by q', async () => {
  const processes = new PageProcesses()
  processes.writeFile('lib.q', new TextEncoder().encode('double:{2*x}\n'))
  await processes.evaluate('', '\\l lib.q')
  expect((await processes.evaluate('', 'double 21')).output).toBe('42\n')
})

test('a part that arrives is passed on', async () => {
  expect(await loadChunk(Promise.resolve('part'))).toBe('part')
})

test('a part that does not arrive is told from other faults, and the cause is kept', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failed = loadChunk(Promise.reject(cause))
  await expect(failed).rejects.toBeInstanceOf(ChunkLoadError)
  await expect(failed).rejects.toMatchObject({ cause })
})
