import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { findBrowserCode, findInlineStyles } from './check-modules.ts'
import { listComponentFiles } from './code-files.ts'
import { listStylesheets, readSiteGraph } from './site-graph.ts'

test('components are in .tsx and .jsx files, except tests and what begins with an underscore', () => {
  const root = folderForTest({
    'components/a.tsx': '',
    'components/_parts.tsx': '',
    'components/_private/b.tsx': '',
    'components/c.test.tsx': '',
    'components/d.ts': '',
    'components/e/index.jsx': '',
  })
  expect(listComponentFiles(root)).toEqual(['components/a.tsx', 'components/e/index.jsx'])
})

test('a component has the stylesheets of all files that it imports, before its own', () => {
  const root = folderForTest({
    'components/a.tsx': "import './a.css'\nimport Part from '@site/src/part'\nimport type { T } from './other.tsx'",
    'components/a.css': '',
    'components/other.tsx': "import './other.css'",
    'components/other.css': '',
    'src/part/index.tsx': "import './part.css'\nimport 'loud/styles/all.css'",
    'src/part/part.css': '',
    'node_modules/loud/package.json': '{}',
    'node_modules/loud/styles/all.css': '',
  })
  const found = listStylesheets(join(root, 'components/a.tsx'), readSiteGraph(root))
  expect(found.map(file => file.slice(root.length + 1))).toEqual([
    'src/part/part.css',
    'node_modules/loud/styles/all.css',
    'components/a.css',
  ])
})

test('hooks and event handlers are found only in files that no island imports', () => {
  const root = folderForTest({
    'components/a.tsx': "import { useState } from 'react'\n\nexport const A = () => useState(0)[0]",
    'components/b.tsx': 'export const B = () => <button onClick={() => {}}>B</button>',
    'components/island.tsx': "'use client'\nimport { Part } from './part.tsx'\nexport const C = () => <Part />",
    'components/part.tsx': 'export const Part = () => <button onClick={() => {}}>Part</button>',
  })
  expect(findBrowserCode(readSiteGraph(root))).toEqual([
    { file: 'components/a.tsx', line: 3, what: 'useState' },
    { file: 'components/b.tsx', line: 1, what: 'onClick' },
  ])
})

test('inline styles are found in every module, islands included', () => {
  const root = folderForTest({
    'components/a.tsx': "export const A = () => (\n  <p style={{ color: 'teal' }}>A</p>\n)",
    'components/island.tsx': "'use client'\nexport const B = () => <p style={{ color: 'teal' }}>B</p>",
    'components/c.tsx': 'export const C = () => <p className="c">C</p>',
  })
  expect(findInlineStyles(readSiteGraph(root))).toEqual([
    { file: 'components/a.tsx', line: 2 },
    { file: 'components/island.tsx', line: 2 },
  ])
})
