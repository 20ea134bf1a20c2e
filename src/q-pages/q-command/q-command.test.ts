import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createSession, loadWholeLibrary } from '@tickwise/q/source'
import { expect, test } from 'vitest'
import { Prompt } from './prompt.ts'
import { answerJson } from './q-command.ts'
import { formatScore, scoreCases } from './score.ts'

test('each line of JSON gets an answer with its id, and a reset forgets variables', async () => {
  const lines = [
    { id: 1, input: 'a:2' },
    { id: 2, input: 'a+1' },
    { id: 3, reset: true },
    { id: 4, input: 'a' },
  ]
  expect(await answersTo(lines.map(line => JSON.stringify(line)))).toEqual([
    { id: 1, output: '' },
    { id: 2, output: '3\n' },
    { id: 3, output: '' },
    { id: 4, output: "'a\n  [0]  a\n       ^\n" },
  ])
})

test.each(['{"id":1', '[]', 'null', '{"input":"1"}', '{"id":1,"input":5}'])(
  '%s is answered with a problem',
  async line => {
    expect(await answersTo([line])).toEqual([{ problem: expect.any(String) }])
  },
)

test('a prompt that is no terminal prints results alone, and joins lines while a bracket is open', async () => {
  const output = new PassThrough()
  await new Prompt(Readable.from(['f:{\n', 'x+1}\n', 'f 1\n', '1+`a\n', '2\n']), output).run(createSession())
  output.end()
  expect(await text(output)).toBe("2\n'type\n  [0]  1+`a\n        ^\n2\n")
})

test('a prompt stops at an error inside a function', async () => {
  const output = new PassThrough()
  const session = createSession({ library: await loadWholeLibrary() })
  await new Prompt(Readable.from(['{x+`a}2\n', 'x\n', ':5\n', 'x\n']), output).run(session)
  output.end()
  expect(await text(output)).toBe("'type\n  [1]  {x+`a}\n         ^\n2\n5\n'x\n  [0]  x\n       ^\n")
})

test('two backslashes leave the prompt', async () => {
  const output = new PassThrough()
  await new Prompt(Readable.from(['1\n', '\\\\\n', '2\n']), output).run(createSession())
  output.end()
  expect(await text(output)).toBe('1\n')
})

test('documented cases are scored by area, effects apart', () => {
  const base = { session: 'page', check: 'output' }
  const cases = [
    { ...base, index: 1, area: 'sums', input: 'a+1', expected: '3' },
    { ...base, index: 0, area: 'sums', input: 'a:2', expected: '', check: 'setup' },
    { ...base, index: 2, area: 'sums', input: 'a+2', expected: '5' },
    { ...base, index: 3, area: 'errors', input: '1+`x', expected: "'type\n  [0]  other text", check: 'error' },
    { ...base, index: 4, area: 'lists', input: 'til 3', expected: '0 1..', check: 'prefix' },
  ]
  const score = scoreCases(cases.map(each => JSON.stringify(each)).join('\n'), () => '')
  expect(formatScore(score)).toMatchInlineSnapshot(`
    "        1/2 50.0 %  sums
           1/1 100.0 %  errors
           1/1 100.0 %  lists
    effects that ran 1/1 100.0 %
    whole error texts 0/1 0.0 %
    strict 3/4 75.0 %"
  `)
})

async function answersTo(lines: string[]): Promise<unknown[]> {
  const output = new PassThrough()
  await answerJson(Readable.from(lines.map(line => `${line}\n`)), output)
  output.end()
  return (await text(output))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}
