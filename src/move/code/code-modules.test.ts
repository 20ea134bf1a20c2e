import { expect, test } from 'vitest'
import { getPackage, getStandInFile, readImports, writeStandIn } from './code-modules.ts'

test('imports are read with their names and lines, without types', () => {
  const code = `import a, { b as c } from 'x'
import type { D } from 'types'
import './a.css'
export { e } from './e'
const f = require('./f')
`
  expect(readImports('a.tsx', code)?.map(({ source, names, line }) => [source, names, line])).toEqual([
    ['x', ['default', 'b'], 1],
    ['./a.css', [], 3],
    ['./e', ['e'], 4],
    ['./f', ['default'], 5],
  ])
  expect(readImports('a.tsx', 'import {')).toBeUndefined()
})

test.each([
  ['clsx', 'clsx'],
  ['@scope/name/part.js', '@scope/name'],
  ['./a', undefined],
  ['@site/src/a', undefined],
  ['@theme/Layout', undefined],
  ['react-dom/client', undefined],
  ['node:fs', undefined],
])('the package of %s is %s', (source, name) => {
  expect(getPackage(source)).toBe(name)
})

test('a stand-in gives what Tickwise has, and something without effect for the rest', () => {
  const text = writeStandIn(
    '@docusaurus/theme-common',
    ['useColorMode', 'usePluralForm', 'Collapsible', 'themes'],
    () => ['useColorMode'],
  )
  expect(getStandInFile('@docusaurus/theme-common/internal')).toBe('src/stand-ins/docusaurus-theme-common-internal.jsx')
  expect(text).toMatchInlineSnapshot(`
    "// Stands for \`@docusaurus/theme-common\` of Docusaurus. Write here what your pages need of it.
    import { nothing } from './nothing.js'

    export { useColorMode } from '@docusaurus/theme-common'
    export const Collapsible = ({ children }) => (typeof children === 'function' ? null : (children ?? null))
    export const themes = nothing
    export const usePluralForm = () => nothing
    "
  `)
})
