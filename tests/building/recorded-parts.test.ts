// Which stylesheets a page loads is decided by what rendering records. Here the same is found in the finished HTML.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { folderForTest } from '../support/folder-for-test.ts'
import { findStyledParts } from '../support/needed-stylesheets.ts'
import { repository, runTickwise } from '../support/run-tickwise.ts'

const parts = ['rich', 'chart', 'doc-line', 'embed', 'marked-lines', 'tabs']

test('each page of a site with every feature loads the stylesheets of the parts that it contains, and no others', async () => {
  const root = folderForTest({})
  cpSync(join(repository, 'tests/fixtures/every-feature'), root, { recursive: true })
  const config = join(root, 'site.config.ts')
  // With an announcement bar or a dropdown, all pages would load the same.
  const text = readFileSync(config, 'utf8')
    .replace(/^ {2}announcementBar: .*\n/m, '')
    .replace(/^ {6}\{ label: 'More', items: .*\n/m, '')
  writeFileSync(config, text)
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code, output).toBe(0)
  expect(expectPartsOf(join(root, 'dist'), parts)).toEqual(parts)
})

test('each page of this site loads the stylesheets of the rare parts that it contains, and no others', () => {
  // This site lists no hosts whose media may be embedded.
  const rare = parts.filter(part => part !== 'rich' && part !== 'embed')
  expect(expectPartsOf(inject('dist'), rare)).toEqual(rare)
})

/** Compares, on each page, the parts whose stylesheets are linked with those in its HTML; returns all that occur. */
function expectPartsOf(dist: string, compared: string[]): string[] {
  const pages = listBuiltFiles(dist).filter(path => path.endsWith('.html'))
  const found = pages.flatMap(path => {
    const html = readBuilt(path, dist)
    const [head = '', body = ''] = html.split('<div id="page"')
    const linked = compared.filter(part => new RegExp(`<link rel="stylesheet" href="[^"]*/assets/${part}-`).test(head))
    const contained = findStyledParts(body).filter(part => compared.includes(part))
    expect.soft(linked, path).toEqual(contained)
    return contained
  })
  return compared.filter(part => found.includes(part))
}
