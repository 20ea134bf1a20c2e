import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { QError } from '../values/errors.ts'
import { errorText } from './error-text.ts'

test('the caret stands under the verb that failed', () => {
  expect(errorText(errorAt({ source: '3*"no"', offset: 1, name: '' }))).toBe('\'type\n  [0]  3*"no"\n        ^\n')
})

test('a function is named, and its number says how deep it was called', () => {
  const error = errorAt({ source: '{x%2}', offset: 2, name: 'half' }, { source: 'half`a', offset: 0, name: '' })
  expect(errorText(error)).toBe("'type\n  [1]  half:{x%2}\n              ^\n")
})

test('of several lines the one that failed is shown between its neighbours', () => {
  const source = '{\n  a:1;\n  b:a+`c;\n  b*2}'
  const error = errorAt({ source, offset: source.indexOf('+'), name: 'f' })
  expect(errorText(error)).toBe("'type\n  [0]  f:\n  a:1;\n  b:a+`c;\n     ^\n  b*2}\n")
})

test('the second line follows the first, which stands after the name', () => {
  const error = errorAt({ source: '{[a]\n  a+`c}', offset: 8, name: 'f' })
  expect(errorText(error)).toBe("'type\n  [0]  f:{[a]\n  a+`c}\n   ^\n")
})

test('what a function signals is an error of its caller', () => {
  const check = "check:{if[x<0;'`negative];x}"
  expect(run(check, '1+check -2')).toBe("'negative\n  [0]  1+check -2\n         ^")
  expect(run(check, 'twice:{2*check x}', 'twice -2')).toBe(
    `'negative\n  [2]  ${check}\n                     ^\n  [1]  twice:{2*check x}\n                ^`,
  )
})

test('an error without a frame is its code alone', () => {
  expect(errorText(errorAt())).toBe("'type\n")
})

function errorAt(...frames: QError['frames']): QError {
  const error = new QError('type')
  error.frames.push(...frames)
  return error
}
