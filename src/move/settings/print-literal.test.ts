import { expect, test } from 'vitest'
import { printLiteral } from './print-literal.ts'

test('a value is printed as somebody would write it', () => {
  const value = {
    title: 'A',
    items: [{ label: 'Docs', to: '/docs' }],
    base: undefined,
    'a-b': true,
    'it’s': "it's \\ \n",
  }
  expect(printLiteral(value)).toMatchInlineSnapshot(`
    "{
      title: 'A',
      items: [{ label: 'Docs', to: '/docs' }],
      'a-b': true,
      'it’s': "it's \\\\ \\n",
    }"
  `)
})

test('what is printed has the same value again', () => {
  const value = { a: `'"\\\n\u2028${'x'.repeat(120)}`, b: [[], {}, [1, null, { c: ['"', "'"] }]], 'd e': -1.5 }
  expect(new Function(`return ${printLiteral(value)}`)()).toEqual(value)
})
