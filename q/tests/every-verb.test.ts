import { expect, test } from 'vitest'
import { library } from '../library.ts'
import { run } from './console.ts'
import { examplesOfLists } from './examples/examples-of-lists.ts'
import { examplesOfNumbers } from './examples/examples-of-numbers.ts'
import { examplesOfSessions } from './examples/examples-of-sessions.ts'
import { examplesOfTables } from './examples/examples-of-tables.ts'
import { examplesOfText } from './examples/examples-of-text.ts'
import { startSession } from './session.ts'

const families = [examplesOfNumbers, examplesOfLists, examplesOfText, examplesOfTables, examplesOfSessions]
const examples = families.flatMap(family => Object.entries(family))

test('every verb has one example', () => {
  const session = startSession()
  const { variables } = library(session)
  const functions = Object.keys(variables).filter(name => variables[name]?.kind === 'primitive')
  const verbs = [...session.verbNames(), ...functions]
  const names = examples.map(([name]) => name)
  expect(
    verbs.filter(name => !names.includes(name)),
    'verbs without a row in q/tests/examples',
  ).toEqual([])
  expect(names.filter((name, index) => !verbs.includes(name) || names.indexOf(name) < index)).toEqual([])
})

test.each(examples.map(([name, [input, output]]) => ({ name, input, output })))(
  '$name: $input',
  ({ input, output }) => {
    expect(run(input)).toBe(output)
  },
)
