import { expect, test, vi } from 'vitest'
import { PageProcesses } from '../worker/page-processes.ts'
import { WorkerEnded } from '../worker/replaying-worker.ts'
import { type ConsoleSession, createConsoleController } from './console-session.ts'

/** A session without a worker. `fails` may reject a run, as a worker that ended does. */
function createSession(fails: (typed: string) => WorkerEnded | undefined = () => undefined): ConsoleSession {
  let runner = new PageProcesses()
  return {
    async sendInput(process, typed) {
      const failure = fails(typed)
      if (failure) throw failure
      return runner.evaluate(process, typed)
    },
    writeFile: async (path, bytes) => runner.writeFile(path, bytes),
    stop() {},
    reset() {
      runner = new PageProcesses()
    },
  }
}

async function runAll(...texts: string[]) {
  const console = createConsoleController(createSession())
  for (const text of texts) await console.submit(text)
  return console
}

const listTexts = (console: Awaited<ReturnType<typeof runAll>>) =>
  console
    .getState()
    .items.map(item => (item.kind === 'note' ? item.text : `${item.prompt}${item.typed}\n${item.output}`))

test('each statement of an input stands above what it prints', async () => {
  expect(listTexts(await runAll('a:1\na+1\n{x+\n y}[1;2]'))).toEqual(['q)a:1\n', 'q)a+1\n2\n', 'q){x+\n y}[1;2]\n3\n'])
})

test('an error ends its input and is explained', async () => {
  const [failed] = (await runAll('1+`a\n2+2')).getState().items
  expect(failed).toMatchObject({ typed: '1+`a', isError: true, explanation: { anchor: 'type' } })
})

test('the prompt follows the namespace', async () => {
  const console = await runAll('\\d .desk', 'limit:5')
  expect(console.getState().prompt).toBe('q.desk)')
  expect(listTexts(console)[1]).toBe('q.desk)limit:5\n')
})

test('inputs that ran without an error are kept in their order', async () => {
  const console = await runAll('a:1', 'a+`b', 'b:2\na+b', '/ a remark')
  expect(console.getState().inputs).toEqual(['a:1', 'b:2', 'a+b'])
})

test('a remark stands in the transcript', async () =>
  expect(listTexts(await runAll('/ a remark'))).toEqual(['q)/ a remark\n']))

test('a session that has ended takes no more input, until a new one starts', async () => {
  const console = await runAll('a:1', '\\\\', '1+1')
  expect(console.getState()).toMatchObject({ hasEnded: true })
  expect(listTexts(console).at(-1)).toBe('The session has ended.')
  await console.startNewSession()
  await console.submit('a')
  expect(console.getState()).toMatchObject({ hasEnded: false, inputs: [], prompt: 'q)' })
  expect(listTexts(console).at(-1)).toMatch(/^q\)a\n'a\n/)
})

test('exit names its code', async () => {
  expect(listTexts(await runAll('exit 3')).at(-1)).toBe('The session has ended with code 3.')
})

test('input for a runner that cannot be loaded can be run again', async () => {
  vi.stubGlobal('location', { pathname: '/console', search: '' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  let isOffline = true
  const console = createConsoleController(createSession(() => (isOffline ? new WorkerEnded('unreachable') : undefined)))
  await console.submit('a:1\na')
  expect(console.getState().items).toMatchObject([{ kind: 'note', offer: { kind: 'retry', text: 'a:1\na' } }])
  isOffline = false
  await console.submit('a:1\na')
  expect(listTexts(console)).toEqual(['q)a:1\n', 'q)a\n1\n'])
})

test('a run that was stopped says so, and offers what was typed with it', async () => {
  const console = createConsoleController(
    createSession(typed => (typed === 'b' ? new WorkerEnded('stopped') : undefined)),
  )
  await console.submit('a:1\nb\nc\nd')
  expect(listTexts(console)).toEqual([
    'q)a:1\n',
    'q)b\n',
    'Stopped. The session is rebuilt with the next run.',
    'What came after it was not run.',
  ])
  expect(console.getState().items.at(-1)).toMatchObject({ offer: { kind: 'rest', text: 'c\nd' } })
  expect(console.getState().isRunning).toBe(false)
})

test('the lines of a script below one that failed are said not to have run, and are offered', async () => {
  const console = await runAll('a:1\na+`b\nb:2\nb')
  expect(console.getState().items.at(-1)).toMatchObject({
    text: 'What came after it was not run.',
    offer: { kind: 'rest', text: 'b:2\nb' },
  })
  await console.submit('b:2\nb')
  expect(listTexts(console).slice(-2)).toEqual(['q)b:2\n', 'q)b\n2\n'])
})

test('what is typed during a run waits and runs after it', async () => {
  const console = createConsoleController(createSession())
  const first = console.submit('a:2+1')
  const second = console.submit('a*10')
  expect(console.getState().waiting).toEqual(['a*10'])
  await Promise.all([first, second])
  expect(listTexts(console)).toEqual(['q)a:2+1\n', 'q)a*10\n30\n'])
  expect(console.getState()).toMatchObject({ waiting: [], isRunning: false })
})

test('what waits for an input that is stopped does not run, and is offered', async () => {
  const console = createConsoleController(
    createSession(typed => (typed === 'b' ? new WorkerEnded('stopped') : undefined)),
  )
  await Promise.all([console.submit('b\nc'), console.submit('d')])
  expect(console.getState().items.at(-1)).toMatchObject({ offer: { kind: 'rest', text: 'c\nd' } })
})

test('a session pasted with its prompts and its output runs as it was typed', async () => {
  const console = await runAll('q)a:1\nq)f:{\n  x+a}\nq)f 2\n3')
  expect(listTexts(console)).toEqual(['q)a:1\n', 'q)f:{\n  x+a}\n', 'q)f 2\n3\n'])
})

test('a script of 1,000 lines is rendered a few times, not for each line', async () => {
  const console = createConsoleController({
    ...createSession(),
    sendInput: async (_, typed) => ({ line: 0, typed, output: '', operations: 0, prompt: 'q)' }),
  })
  const onChange = vi.fn()
  console.subscribe(onChange)
  await console.submit(Array.from({ length: 1000 }, (_, i) => `a${i}:${i}`).join('\n'))
  expect(console.getState().inputs).toHaveLength(1000)
  expect(onChange.mock.calls.length).toBeLessThan(100)
})

test('the transcript can be cleared, and the session goes on', async () => {
  const console = await runAll('a:1')
  console.clearTranscript()
  await console.submit('a')
  expect(listTexts(console)).toEqual(['q)a\n1\n'])
})

test('clearing the transcript keeps the input that is running, and it shows what that prints', async () => {
  const console = await runAll('a:1')
  const run = console.submit('a+1')
  console.clearTranscript()
  await run
  expect(listTexts(console)).toEqual(['q)a+1\n2\n'])
})

test('outputs that are too long together push the oldest inputs out', async () => {
  const console = createConsoleController({
    ...createSession(),
    sendInput: async (_, typed) => ({ line: 0, typed, output: 'x'.repeat(400_000), operations: 0, prompt: 'q)' }),
  })
  for (const typed of ['a', 'b', 'c']) await console.submit(typed)
  expect(console.getState().items).toMatchObject([{ typed: 'b' }, { typed: 'c' }])
})
