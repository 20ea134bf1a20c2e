import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { isSimpleSite } from './simple-site.ts'

const config = "import { defineSite } from 'tickwise'\nexport default defineSite({ title: 'A' })\n"
const page = "import Layout from '@theme/Layout'\nexport default () => <Layout />\n"
const code: Record<string, string> = { 'site.config.ts': config, 'content/pages/index.tsx': page }

test('a site is simple whose code imports modules of the generator alone, whatever its content', () => {
  const content = { 'content/docs/a.md': '# A', 'content/pages/b.md': '# B', 'static/a.css': 'p { color: red }' }
  expect(isSimpleSite(folderForTest({ ...code, ...content }))).toBe(true)
})

test.each<[string, Record<string, string>]>([
  ['imports a file', { 'site.config.ts': `import { title } from './lib/title.ts'\n${config}` }],
  ['imports a file through another name', { 'components/a.tsx': `import x from '@site/lib/x'\n${page}` }],
  ['imports a package', { 'components/a.tsx': `import { z } from 'zod'\n${page}` }],
  ['imports a file later', { 'components/a.tsx': `${page}import('./b.ts')\n` }],
  ['imports a picture', { 'components/a.tsx': `const src = require('./a.png')\n${page}` }],
  ['asks for its own place', { 'site.config.ts': `${config}import.meta.dirname\n` }],
  ['has stylesheets', { 'components/a.css': 'p { color: red }' }],
  ['does not parse', { 'components/a.tsx': 'export default <p' }],
  ['has islands', { 'components/a.tsx': `'use client'\n${page}` }],
  ['has controls', { 'components/a.client.ts': 'export default () => {}' }],
])('a site that %s is not simple', (_, files) => {
  expect(isSimpleSite(folderForTest({ ...code, ...files }))).toBe(false)
})
