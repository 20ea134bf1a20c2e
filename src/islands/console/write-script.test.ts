import { expect, test } from 'vitest'
import { splitScript } from '../../../q/syntax/split-script.ts'
import { writeScript } from './write-script.ts'

test('a script has the inputs one after the other, and its statements are the inputs', () => {
  const inputs = ['a:1', 'f:{\nx+1\n }', '\\d .desk', 'f\\[3;1]']
  const script = writeScript(inputs)
  expect(script).toBe('a:1\nf:{\n x+1\n }\n\\d .desk\nf\\[3;1]\n')
  expect(splitScript(script)).toHaveLength(inputs.length)
})

test('no inputs are an empty script', () => expect(writeScript([])).toBe(''))
