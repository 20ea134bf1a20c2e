import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'
import { allocated } from '../values/meter.ts'

const steps = 5000

test.each([
  ['a one-row insert', 't:([]s:0#`;p:0#0f;n:0#0)', '`t insert(`a;1.5;i)'],
  ['an insert of several rows', 't:([]a:0#0;b:0#0f)', '`t insert(1 2;1 2f)'],
  ['a row given as a dictionary', 't:([]a:0#0;b:0#`)', 't,:`a`b!(i;`x)'],
  ['an upsert of a new key', 'k:([a:0#0]b:0#0f)', '`k upsert(i;1.5)'],
  ['an upsert of a new key of two columns', 'k:([a:0#0;b:0#`]c:0#0f)', '`k upsert(i;`x;1.5)'],
  ['an upsert of a known key', 'k:([a:til 5000]b:5000#0f)', '`k upsert(i;1.5)'],
  ['an upsert of a table with few rows', 'k:([a:til 5000]b:5000#0f)', '`k upsert([a:i+0 1]b:1 2f)'],
  ['an item appended to a vector', 'l:0#0', 'l,:i'],
  ['an item joined to a vector', 'l:0#0', 'l:l,i'],
  ['text appended to a string', 's:""', 's,:"abc"'],
  ['a string appended to a list', 'l:()', 'l,:enlist"abc"'],
  ['an item appended to a column of strings', 't:([]a:0#0;s:())', 't,:(i;"abc")'],
  ['an item appended within a list', 'l:(0#0;0#0)', 'l[1],:i'],
  ['an item appended within a dictionary', 'd:`a`b!(0#0;0#0)', 'd[`b],:i'],
  ['a new key', 'd:(0#0)!0#0', 'd[i]:i'],
  ['a new key joined', 'd:(0#0)!0#0', 'd,:(enlist i)!enlist i'],
  ['a known key', 'd:(til 5000)!til 5000', 'd[i]+:1'],
  ['an item of a vector', 'a:til 5000', 'a[i]+:1'],
  ['an item by name', 'a:til 5000', '@[`a;i;+;1]'],
  ['an item of a list', 'a:5000#enlist"abc"', 'a[i]:"d"'],
  ['an item of a matrix', 'm:100 100#0', 'm[i mod 100;5]:i'],
  ['a cell of a table', 't:([]s:5000#`a;p:5000#0f)', 't[i;`p]:1f'],
  ['a cell of a keyed table', 't:([s:til 5000]p:5000#0f)', 't[i;`p]:1f'],
  ['an update of one row', 't:([]s:5000#`a;p:5000#0f)', 'update p:1f from`t where i=5'],
  ['an item that keeps its sorting', 'l:`s#til 1', 'l,:i'],
])('%s allocates no copy of the list', (_, define, step) => {
  const session = createSession({ limits: { milliseconds: 60_000 } })
  session.run(define)
  const before = allocated.bytes
  const { error } = session.run(`i:0;while[i<${steps};${step};i+:1]`)
  expect(error).toBeUndefined()
  // The average size of a list is 2,500 items or 20,000 bytes.
  expect((allocated.bytes - before) / steps).toBeLessThan(800)
})

test('a local variable is changed in place too', () => {
  const session = createSession()
  const before = allocated.bytes
  session.run(`{l:0#0;i:0;while[i<${steps};l,:i;l[i]+:1;i+:1];l}[]`)
  expect((allocated.bytes - before) / steps).toBeLessThan(800)
})

test('reading single items, the count, some items or the type does not make the next amend copy the list', () => {
  const session = createSession()
  session.run('a:til 5000;l:5000#enlist"abc"')
  const before = allocated.bytes
  session.run(`do[${steps};a[7]+:1;l[7]:"d";(a 8;count a;last a;5#a;type a;l 8;count l;last l;5#l;a 1 2 3)]`)
  expect((allocated.bytes - before) / steps).toBeLessThan(800)
})
