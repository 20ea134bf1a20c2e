import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { checkSiteModules } from './check-modules.ts'

const generator = join(import.meta.dirname, '../../..')

/** The error that the module gets when it is compiled as `name`; undefined where it gets none. */
function check(code: string, name = 'a.tsx', files: Record<string, string> = {}): string | undefined {
  const root = folderForTest({ [`components/${name}`]: code, ...files })
  const { transform } = checkSiteModules({ generator, root })
  const { handler } = transform as unknown as { handler: (this: object, code: string, id: string) => void }
  let message: string | undefined
  const context = { error: (text: string) => (message = text) }
  handler.call(context, code, join(root, 'components', name))
  return message?.replace(root, '')
}

test('an import of a package that is not installed is an error with its line', () => {
  expect(check("import 'react'\n\nimport { a } from 'no-such-package/part'\n")).toBe(
    "There is no package `no-such-package/part`: install it in the site's folder, or correct its name.\n[ /components/a.tsx:3:1 ]",
  )
})

test.each(['@theme/Layout/Provider', '@docusaurus/NoSuchPart', '@theme-original/Footer', '@docusaurus-x'])(
  '%s is a part of Docusaurus that is not here',
  source => {
    expect(check(`import A from '${source}'`)).toBe(
      `\`${source}\` is a part of Docusaurus that is not here: write a component in its place.\n[ /components/a.tsx:1:1 ]`,
    )
  },
)

test.each([
  './gone.ts',
  '../gone',
  '/gone.js',
  '@site/src/gone',
  'virtual:site-modules',
  'tickwise',
  'node:fs',
  'fs',
  'react-dom/server',
  '@docusaurus/Link',
  'installed',
])('an import from %s is known or reported later', source => {
  expect(check(`import a from '${source}'`, 'a.js', { 'node_modules/installed/package.json': '{}' })).toBeUndefined()
})

test('more brackets or elements than the compiler can hold are an error on the line of the first too many', () => {
  const nested = (depth: number) => `x = 1\ny = ${'[({'.repeat(depth / 3)}\n(0)`
  expect(check(`))]${nested(498)}`)).toBeUndefined()
  const error = 'More than 500 brackets or elements are open at once.\n[ /components/a.tsx:2:1 ]'
  expect(check(nested(501))).toBe(error)
  expect(check(`\nx = ${'<div>'.repeat(501)}`)).toBe(error)
  expect(check(`a = [${'(0), '.repeat(600)}]`)).toBeUndefined()
  expect(check(`a = <ul>${'<li title={b}>c<br/></li><></><A.B/>'.repeat(600)}</ul>`)).toBeUndefined()
  expect(check(`a: B<C>[] = '${'<br>'.repeat(600)}'\n${'d<E>() < f < 1\n'.repeat(600)}`)).toBeUndefined()
})

test('only modules are checked, and syntax errors are left to the compiler', () => {
  expect(check("import 'no-such-package'", 'a.css')).toBeUndefined()
  expect(check("import 'no-such-package'\nconst = 3")).toBeUndefined()
})
