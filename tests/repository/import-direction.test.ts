import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../support/folder-for-test.ts'
import { repository } from '../support/run-tickwise.ts'

/** The folders of `src` from the top to the bottom; those of one line do not import each other. */
const levels = [
  ['build'],
  ['entries'],
  ['outputs', 'checks', 'move'],
  ['page-kinds'],
  ['frame', 'mdx'],
  ['docusaurus'],
  ['q-pages', 'search'],
  ['islands'],
  ['offline'],
  ['widgets'],
  ['navigation'],
  ['browser'],
  ['content'],
  ['urls'],
  ['lib'],
]
const rooms = levels.flat()
/** Runs in the browser, where what reads and validates the site's files has no place. */
const withoutContent = ['navigation', 'browser']

test('a folder of src may import the folders below it, and no others', () => {
  const modules = rooms.map(room => [`src/${room}/deep/module.ts`, 'export {}\n'])
  const imports = rooms.flatMap(from =>
    rooms
      .filter(to => to !== from)
      .flatMap(to => [
        [`src/${from}/to-${to}.ts`, `import '../${to}/deep/module.ts'\n`],
        [`src/${from}/deep/to-${to}.ts`, `import type { A } from '../../${to}/deep/module.ts'\nexport type B = A\n`],
      ]),
  )
  const breaches = imports
    .map(([path = '']) => path)
    .filter(path => {
      const [, from = '', to = ''] = /^src\/([\w-]+)\/.*to-([\w-]+)\.ts$/.exec(path) ?? []
      return levelOf(to) <= levelOf(from) || (to === 'content' && withoutContent.includes(from))
    })
  expect(findingsIn({ ...Object.fromEntries(modules), ...Object.fromEntries(imports) })).toEqual(
    breaches.map(path => `${path} noRestrictedImports`).sort(),
  )
})

test('every folder of src has its place', () => {
  const folders = readdirSync(join(repository, 'src'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  // Stylesheets import no modules, and `site-config` imports packages alone, as `lib` does.
  const placed = [...rooms, 'styles', 'site-config']
  expect(folders.filter(name => !placed.includes(name))).toEqual([])
})

test('production code, components and the q runner import only what they may', () => {
  const forbidden = {
    'src/build/tests.ts': '../../tests/support/run-tickwise.ts',
    'src/mdx/components.ts': '../../components/diagrams/diagram.tsx',
    'bin/tests.js': '../tests/support/run-tickwise.ts',
    'src/lib/config.ts': '../site-config/site-config-schema.ts',
    'src/site-config/lib.ts': '../lib/nearest.ts',
    'src/content/react.ts': 'react',
    'src/navigation/react.ts': 'react-dom/client',
    'components/landing/generator.ts': '../../src/lib/slug.ts',
    'src/build/inside-of-q.ts': '../../q/session/create-session.ts',
    'src/q-pages/worker/inside-of-q.ts': '../../../q/library.ts',
    'src/lib/deep/q.ts': '@tickwise/q/source',
    'src/lib/inside-of-q.ts': '../../q/values/value.ts',
    'src/content/q.ts': '@tickwise/q/source',
    'src/page-kinds/q.ts': '@tickwise/q/source',
    'bin/inside-of-q.js': '../q/values/value.ts',
    'q/built-in.ts': 'node:fs',
    'q/package.ts': 'zod',
    'q/scoped-package.ts': '@scope/package',
    'q/parse/generator.ts': '../../src/lib/slug.ts',
  }
  const allowed = {
    'src/lib/a.test.ts': '../../tests/support/run-tickwise.ts',
    'src/outputs/feeds/config.ts': '../../site-config/site-config-schema.ts',
    'src/site-config/a.ts': './search.ts',
    'src/q-pages/check/q.ts': '@tickwise/q/source',
    'src/q-pages/worker/a.test.ts': '../../../q/library.ts',
    'bench/q/inside-of-q.ts': '../../q/values/value.ts',
    'components/landing/component.ts': '../diagrams/diagram.tsx',
    'components/landing/package.ts': 'tickwise',
    'q/parse/q.ts': '../values/b.ts',
    'tests/component.test.ts': '../components/landing/a.ts',
  }
  const files = Object.entries({ ...forbidden, ...allowed }).map(([path, to]) => [path, `import '${to}'\n`])
  expect(findingsIn(Object.fromEntries(files))).toEqual(
    Object.keys(forbidden)
      .map(path => `${path} noRestrictedImports`)
      .sort(),
  )
})

test('modules that import each other are found, even if they share types alone', () => {
  const files = {
    'src/lib/a.ts': "import type { B } from './b.ts'\nexport type A = B | 1\n",
    'src/lib/b.ts': "import type { A } from './a.ts'\nexport type B = A | 2\n",
  }
  expect(findingsIn(files)).toEqual(['src/lib/a.ts noImportCycles', 'src/lib/b.ts noImportCycles'])
})

/** What Biome, with the configuration of this repository, finds in `files`, such as `src/lib/a.ts noImportCycles`. */
function findingsIn(files: Record<string, string>): string[] {
  const root = folderForTest(files)
  for (const name of ['biome.jsonc', 'import-direction.jsonc']) copyFileSync(join(repository, name), join(root, name))
  const options = ['lint', '.', '--reporter=json', '--max-diagnostics=none']
  // It ends with code 1 when it finds something, and with 1 and no report when it cannot read its configuration.
  const { stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin/biome'), options, {
    cwd: root,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
  return diagnostics
    .map(({ category, location }) => `${location.path} ${category.split('/').at(-1)}`)
    .filter(finding => /noRestrictedImports|noImportCycles/.test(finding))
    .sort()
}

function levelOf(room: string): number {
  return levels.findIndex(level => level.includes(room))
}
