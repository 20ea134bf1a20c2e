import { expect, test } from 'vitest'
import { library } from '../library.ts'
import { createSession } from './create-session.ts'

test('sessions have separate variables', () => {
  const [first, second] = [createSession(), createSession()]
  first.run('a:1')
  expect(second.run('a').error).toBe('a')
})

test('a verb uses the variables and settings of the session that runs it', () => {
  const [first, second] = [createSession(), createSession()]
  first.run('a:1\n\\P 3')
  second.run('a:2')
  for (const code of ['get`a', 'value"a"', 'eval`a', '@[{x+a};0]']) {
    expect(first.run(code).output, code).toBe('1\n')
    expect(second.run(code).output, code).toBe('2\n')
  }
  expect(first.run('string 1%3').output).toBe('"0.333"\n')
  expect(second.run('string 1%3').output).toBe('"0.3333333"\n')
})

test.each([
  ['.h.br:"x"', '.h.br', '"<br>"\n'],
  ['.h.ty[`csv]:"x"', '.h.ty`csv', '"text/comma-separated-values"\n'],
  ['.h.tx[`csv]:{x}', '.h.tx`csv', '.h.tx.csv\n'],
  ['.j.j:{x}', '.j.j 1 2', '"[1,2]"\n'],
  ['.Q.s1:{x}', '.Q.s1 1 2', '"1 2"\n'],
  ['`s#.Q.a', 'attr .Q.a', '`\n'],
  ['`s#.Q.res', 'attr .Q.res', '`\n'],
  ['delete an from `.Q', 'count .Q.an', '63\n'],
])('the variables of the library are separate, too: %s', (change, read, output) => {
  const [first, second] = [createSession({ library }), createSession({ library })]
  expect(first.run(read).output).toBe(output)
  first.run(change)
  expect(first.run(read).output).not.toBe(output)
  expect(second.run(read).output).toBe(output)
  expect(createSession({ library }).run(read).output).toBe(output)
})
