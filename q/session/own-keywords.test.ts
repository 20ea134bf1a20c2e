import { expect, test } from 'vitest'
import { createSession } from './create-session.ts'

/** The outputs of inputs, one after the other, without the library. */
function runAll(...inputs: string[]): string[] {
  const session = createSession()
  return inputs.map(input => session.run(input).output.split('\n')[0] ?? '')
}

test('a function of two arguments in .q stands between them', () => {
  expect(runAll('.q.plus:{x+10*y}', '1 plus 2', 'plus[1;2]', '1 plus/2 3')).toEqual(['', '21', '21', '51'])
})

test('a function of one argument in .q stands before it', () => {
  expect(runAll('.q.double:{2*x}', 'double 4', 'double each 1 2', 'count double 1 2')).toEqual(['', '8', '2 4', '2'])
})

test('keywords in .q are known in each namespace, in functions and in queries', () => {
  const inputs = ['.q.plus:{x+y}', '\\d .a', '1 plus 2', 'f:{x plus 1}', 'f 5', 'exec a plus 1 from([]a:1 2)']
  expect(runAll(...inputs)).toEqual(['', '', '3', '', '6', '2 3'])
})

test('a keyword in .q cannot be assigned, but its definition can be replaced', () => {
  const inputs = ['.q.plus:{x+y}', 'plus:1', '`plus set 1', '.q.plus:{x-y}', '5 plus 2', '-2#key`.q']
  expect(runAll(...inputs)).toEqual(['', "'assign", "'assign", '', '3', '`xrank`plus'])
})

test('a name that is deleted from .q is a variable again', () => {
  expect(runAll('.q.plus:{x+y}', 'delete plus from`.q', 'plus:7', 'plus')).toEqual(['', '`.q', '', '7'])
})
