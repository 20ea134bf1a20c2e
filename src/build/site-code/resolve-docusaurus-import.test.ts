import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { resolveDocusaurusImport } from './resolve-docusaurus-import.ts'

test.each([
  ['@theme/CodeBlock', 'src/docusaurus/code-block.tsx'],
  ['@docusaurus/useBaseUrl', 'src/docusaurus/use-base-url.ts'],
  ['@docusaurus/Gone', undefined],
  ['@theme/CodeBlock/Line', undefined],
  ['x/@theme/CodeBlock', undefined],
  ['clsx', undefined],
])('%s is %s', (source, path) => {
  const generator = folderForTest({ 'src/docusaurus/code-block.tsx': '', 'src/docusaurus/use-base-url.ts': '' })
  expect(resolveDocusaurusImport(source, generator)).toBe(path && join(generator, path))
})
