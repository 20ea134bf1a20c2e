import { expect, test } from 'vitest'
import { createSession, splitScript } from '../../../q/index.ts'
import { library } from '../../../q/library.ts'
import { writeScript } from './shared-program.ts'

test('a script has the inputs one after the other, and its statements are the inputs', () => {
  const inputs = ['a:1', 'f:{\nx+1\n }', '\\d .desk', 'f\\[3;1]']
  const script = writeScript(inputs)
  expect(script).toBe('a:1\nf:{\n x+1\n }\n\\d .desk\nf\\[3;1]\n')
  expect(splitScript(script)).toHaveLength(inputs.length)
})

test.each([
  ['f:{"one\ntwo"}', 'f:{"one\\ntwo"}\n'],
  ['f:{\n"a\\"b\nc"}', 'f:{\n "a\\"b\\nc"}\n'],
  ['f:{ / say "so\nx}', 'f:{ / say "so\n x}\n'],
])('%j keeps the strings it has', (input, script) => {
  expect(writeScript([input])).toBe(script)
  expect(run(script)).toBe(run(input))
})

test('no inputs are an empty script', () => expect(writeScript([])).toBe(''))

/** What the function `f` prints after a script has run. */
function run(script: string): string {
  const session = createSession({ library })
  for (const { text } of splitScript(script)) session.run(text)
  return session.run('-3!f[0]').output
}
