import { expect, test } from 'vitest'
import { isLongRun } from '../../tests/support/long-run.ts'
import { library } from '../library.ts'
import { countSymbols } from '../values/symbols.ts'
import { createSession } from './create-session.ts'
import { freeUnusedSymbols } from './live-sessions.ts'

/** Makes 1,000 symbols with this prefix that nothing keeps. */
const makeSymbols = (prefix: string) => `count distinct\`$"${prefix}",/:string til 1000`

const freeAll = () => freeUnusedSymbols(0)

test('symbols that nothing uses are freed between inputs', () => {
  const session = createSession()
  session.run(makeSymbols('free'))
  const before = countSymbols()
  session.run('1')
  freeAll()
  expect(countSymbols()).toBeLessThanOrEqual(before - 1000)
})

test('freed numbers are used again', () => {
  const session = createSession()
  session.run(`${makeSymbols('once')};`)
  freeAll()
  const before = countSymbols()
  session.run(`a:\`$"again",/:string til 1000`)
  expect(countSymbols()).toBeLessThanOrEqual(before + 1000)
  expect(session.run('a 999').output).toBe('`again999\n')
})

test.each([
  ['a variable', 'a:`$"kept",/:string til 3', 'a', '`kept0`kept1`kept2'],
  ['a list in a dictionary', 'd:(1 2)!((`nested1;2);`nested2)', 'd 1', '`nested1\n2'],
  ['a column', 't:([]a:`column1`column2)', 'exec a from t', '`column1`column2'],
  ['the argument of a projection', 'p:{x,y}[`fixed1]', 'p`b', '`fixed1`b'],
  ['the text of a function', 'f:{`inside1`inside2}', 'f[]', '`inside1`inside2'],
  ['a file name in a function', 'f:{`:some/path.txt}', 'f[]', '`:some/path.txt'],
  ['a key in a function', 'f:{([keyname:1])}', 'f[]', 'keyname| 1'],
  ['a projection of a dictionary', 'f:([gapname:;b:2])', 'f 1', 'gapname| 1\nb      | 2'],
  ['a view', 'v::`viewed1', 'v', '`viewed1'],
  ['a parse tree', 'p:parse"x in`parsed1`parsed2"', 'last p', 'parsed1 parsed2'],
  ['an enumeration', 'sym:`enum1`enum2;e:`sym$`enum2`enum1', 'value e', '`enum2`enum1'],
  ['the name of a table that is missing', 't:flip`a`b!`missing1', 't', '+`a`b!`missing1'],
  ['the environment', '`NAME setenv"text";', 'getenv`NAME', '"text"'],
])('symbols in %s are kept', (_, make, use, output) => {
  const session = createSession({ library })
  session.run(make)
  session.run(';')
  freeAll()
  session.run(makeSymbols(`other${use.length}`))
  expect(session.run(use).output).toBe(`${output}\n`)
})

test('symbols of a function at which the console has stopped are kept', () => {
  const session = createSession({ library })
  session.run('{[a]b:`$"local",/:string til 2;1+`x}`$"argu","ment1"', { suspends: true })
  session.run('1')
  freeAll()
  session.run(makeSymbols('suspended'))
  expect(session.run('a,b').output).toBe('`argument1`local0`local1\n')
})

test('the value of the last input, which a host may use, is kept', () => {
  const session = createSession()
  const { value } = session.run('`lastvalue1`lastvalue2')
  freeAll()
  session.run(makeSymbols('hosted'))
  session.define('answer', value)
  expect(session.run('answer').output).toBe('`lastvalue1`lastvalue2\n')
})

test('the empty symbol stays what it is, however often symbols are freed', () => {
  const session = createSession()
  session.run(makeSymbols('twice'))
  session.run('1')
  freeAll()
  freeAll()
  expect(session.run('null`a```b').output).toBe('0110b\n')
})

test('symbols of all sessions are kept, and those of a session that was given up are freed', () => {
  const [kept, released] = [createSession(), createSession()]
  kept.run('a:`$"mine",/:string til 1000')
  released.run('a:`$"yours",/:string til 1000')
  freeAll()
  const before = countSymbols()
  released.release()
  freeAll()
  expect(countSymbols()).toBeLessThanOrEqual(before - 1000)
  expect(kept.run('a 999').output).toBe('`mine999\n')
})

/** Two million symbols take some seconds. */
test.each(isLongRun ? ['5000000?`8', 'x:2000000?`8'] : [])('the input after %s finds room for symbols', input => {
  freeAll()
  const session = createSession({ limits: { milliseconds: 60_000 } })
  session.run(input)
  expect(session.run('200000?`8').error).toBe(input.startsWith('x') ? 'wsfull' : undefined)
  session.release()
  expect(createSession().run('count 200000?`8').output).toBe('200000\n')
})
