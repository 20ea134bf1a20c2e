import { expect, test } from 'vitest'
import { isLongRun } from '../../tests/support/long-run.ts'
import { library } from '../library.ts'
import { createRandom } from '../session/create-random.ts'
import { createSession } from '../session/create-session.ts'
import { randomSource } from './random-source.ts'

const limits = { milliseconds: 300, output: 5000 }
/** How long one verb may go on after the time is over; a busy machine takes its time. */
const margin = 3000
const count = isLongRun ? 10_000 : 1500

test(`${count} random inputs are answered in time, in the space allowed, and without a bug`, () => {
  const random = createRandom(20_240_229)
  let session = createSession({ library, limits })
  for (let i = 0; i < count; i++) {
    if (i % 100 === 0) session = createSession({ library, limits })
    const input = randomSource(random)
    const start = performance.now()
    const { output, bug } = session.run(input)
    expect(bug, input).toBeUndefined()
    expect(output.length, input).toBeLessThanOrEqual(limits.output + '..\n'.length)
    expect(performance.now() - start, input).toBeLessThan(limits.milliseconds + margin)
  }
})

test.each([
  ['open parentheses', '('.repeat(20_000)],
  ['nested parentheses', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`],
  ['nested brackets', `${'f['.repeat(20_000)}1${']'.repeat(20_000)}`],
  ['nested functions', `${'{'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['chained operators', `${'1+'.repeat(20_000)}1`],
  ['chained words', `${'neg '.repeat(20_000)}1`],
  ['chained iterators', `+${"'".repeat(20_000)}1`],
  ['nested queries', `${'select from '.repeat(20_000)}t`],
  ['a function that calls itself', 'f:{f x};f 1'],
  ['a nameless function that calls itself', '{.z.s x}1'],
  ['a function that calls itself for each item', '{.z.s each x}1 2'],
  ['the display of a value that is nested too deep', '{(x;1)}/[100000;1]'],
  ['the serialization of a value that is nested too deep', '-8!{(x;1)}/[100000;1]'],
])('%s are answered by stack', (_, input) => {
  expect(createSession({ library }).run(input)).toMatchObject({
    error: 'stack',
    output: expect.stringMatching(/^'stack\n/),
  })
})

test.each([
  'til 1000000000',
  '1000000000#0',
  '100000000#enlist`1',
  '{x,x}/[40;1 2]',
  '{x,x}\\[40;1 2]',
  '(til 100000)cross til 100000',
  '([]a:til 100000)cross([]b:til 100000)',
  '{til 1000000}each til 100000',
  '(til 100000)+/:til 100000',
  'string til 30000000',
  'flip 3#enlist til 10000000',
  '1 cut til 30000000',
  '10000000 2#0',
  '100000000?100',
  'ungroup([]a:til 1000;b:1000#enlist til 100000)',
  'a:til 1000000;l:();while[1b;l,:enlist a+1]',
  'a:til 1000000;l:();while[1b;l,:enlist reverse a]',
])('%s is answered by wsfull', input => {
  expect(createSession({ library, limits: { milliseconds: 60_000 } }).run(input).error).toBe('wsfull')
})

test.each([
  'while[1b;]',
  'while[1b;@[{1+x};`a;0]]',
  'do[1000000000;1+1]',
  '{x+1}/[{1b};0]',
  '{x+1}\\[1000000000;0]',
  '{not x}/[{1b};0b]',
])('%s is stopped when its time is over', input => {
  expect(createSession({ library, limits: { milliseconds: 50 } }).run(input).error).toBe('stop')
})

test('the time is given anew to each input', () => {
  const session = createSession({ library, limits: { milliseconds: 50 } })
  session.run('while[1b;]')
  expect(session.run('1+1').output).toBe('2\n')
})

test('a function that calls itself to a depth of 500 has room', () => {
  expect(createSession().run('{$[x;1+.z.s x-1;0]}500').output).toBe('500\n')
})

test.each([['v::v+1'], ['v::w+1', 'w::v+1'], ['v::w', 'w::u', 'u::v']])(
  'a view that depends on itself, as after %s, is an error when it is read',
  (...definitions) => {
    const session = createSession()
    for (const definition of definitions) session.run(definition)
    expect(session.run('v').error).toBe('loop')
  },
)
