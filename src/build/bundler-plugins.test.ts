import { expect, test } from 'vitest'
import { dropHelp } from './bundler-plugins.ts'

test('the help of a verb goes, its other facts stay', () => {
  const code = `const t = { sum: unary(sum, { shape: 'sum x', help: 'adds, (all)', code: 31, examples: [['sum 1 2', '3']] }) }`
  expect(dropHelp(code)).toBe(`const t = { sum: unary(sum, {   code: 31,  }) }`)
})

test('help as the last or only part of a record leaves valid code', () => {
  const code = `f({ isInfix: true, shape: 'x in y', help: 'h', examples: [] }, g({ shape: 'a', help: 'b', examples: [] }))`
  expect(() => new Function(`f, g; ${dropHelp(code)}`)).not.toThrow()
  expect(dropHelp(code)).not.toMatch(/shape|help|examples/)
})

test('an object that has only some of these keys is left alone', () => {
  const code = `const a = { help: 'me', shape: 1 }`
  expect(dropHelp(code)).toBe(code)
})
