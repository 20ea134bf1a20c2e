import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../src/content/input/source-file.ts'
import { repository } from '../support/run-tickwise.ts'

/** Files of other sites and packages, and q's own name `.z.ts`. */
const examples = new Set([
  ...[
    'assets/search-B2x4Qk1d.css',
    'x.client.ts',
    'chart.tsx',
    'clock.client.ts',
    'styles.css',
    'price-chart/index.tsx',
  ],
  ...['components/clock/clock.client.ts', 'sidebars.ts', 'chromiumSwitches.ts', 'src/lib/a.ts', 'z.ts'],
])

const files = ['src', 'components', 'tests', 'q', 'bench', 'content'].flatMap(folder => listFiles(repository, folder))
const ours = files.filter(path => /\.(?:tsx?|css)$/.test(path) && !path.startsWith('content/'))

test('every file that a comment names exists', () => {
  const dead = ours.flatMap(path =>
    filesNamedInComments(readFileSync(join(repository, path), 'utf8'))
      .filter(name => !examples.has(name) && !files.some(file => `/${file}`.endsWith(`/${name}`)))
      .map(name => `${path}: ${name}`),
  )
  expect(dead).toEqual([])
})

test('names are found with and without folders, and not in code', () => {
  const code =
    "import './a.ts'\n// See page-head.tsx.\n/**\n * `src/lib/slug.ts` and ../b.css\n */\nconst c = 'd.ts' // e.ts\n"
  expect(filesNamedInComments(code)).toEqual(['page-head.tsx', 'src/lib/slug.ts', 'b.css'])
})

/**
 * Only lines that start as a comment are read, which is enough for paths and spares a parser. A name starts with a letter
 * or digit, so that endings such as `-page.tsx` or `.z.ts` are no names.
 */
function filesNamedInComments(text: string): string[] {
  const comments = text.split('\n').filter(line => /^\s*(?:\/\/|\/\*|\*)/.test(line))
  return comments.flatMap(line =>
    [...line.matchAll(/(?<![\w.*/-])(?:\.{1,2}\/)*((?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|css))\b/g)].map(
      ([, name = '']) => name,
    ),
  )
}
