import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The folders in the order of the map in `q/README.md`. An empty name stands for the files beside the folders, which come last. */
const order = [...readme.matchAll(/^\| `([\w/]+)` \|/gm)].map(([, folder = '']) => folder).concat('')

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('tests/'),
)

/** The files of q that a file imports, types included, as paths from the folder `q`. */
function listImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const paths = source.matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g)
  return Array.from(paths, ([, path = '']) => relative(root, join(root, dirname(file), path)))
}

const folderOf = (file: string) => dirname(file).replace(/^\.$/, '')

test('the map names every folder once', () => {
  expect([...order].sort()).toEqual([...new Set(files.map(folderOf))].sort())
})

test('a folder imports only itself and folders listed before it in the map', () => {
  const violations = files.flatMap(file =>
    listImports(file)
      .filter(imported => order.indexOf(folderOf(imported)) > order.indexOf(folderOf(file)))
      .map(imported => `${file} imports ${imported}`),
  )
  expect(violations).toEqual([])
})
