import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { isResolvedByNode } from './site-imports.ts'

test('Node resolves the packages of the generator and React, but not what the site installed or wrote', () => {
  const root = folderForTest({
    'node_modules/react/package.json': '{}',
    'node_modules/clsx/package.json': '{}',
    'components/chart.tsx': '',
  })
  const folders = { generator: '/generator', root, out: join(root, 'dist') }
  const isResolvedFor = (importer: string | undefined) => (source: string) =>
    isResolvedByNode(source, importer, folders)
  const sources = ['react', 'react-dom/server', 'zod', 'clsx', 'clsx/lite.js', './part.tsx']
  const component = join(root, 'components/chart.tsx')
  for (const importer of [component, `${component}?x=1`])
    expect(sources.filter(isResolvedFor(importer))).toEqual(['react', 'react-dom/server', 'zod'])
  for (const importer of ['/generator/src/build/read-site.ts', undefined])
    expect(sources.filter(isResolvedFor(importer))).toEqual(sources.slice(0, -1))
})
