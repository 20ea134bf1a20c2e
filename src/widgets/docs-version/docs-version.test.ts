import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { noMemo } from '../../lib/memo.ts'
import { renderDocument } from '../../page-kinds/render-document.tsx'
import { listRoutes } from '../../page-kinds/routes.ts'
import type { VersionConfig } from '../../site-config/site-config-schema.ts'

const current: VersionConfig = { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs', banner: 'none' }
const older = (banner: VersionConfig['banner']): VersionConfig => ({
  name: '1.0',
  label: '1.0',
  path: '/docs/1.0',
  folder: 'content/docs-1.0',
  banner,
})

const category = 'label: C\nlink: { type: generated-index }\n'

/** HTML of the page region at `path` of a site with these versions. */
async function pageAt(path: string, versions: VersionConfig[]): Promise<string> {
  const site = await siteForTest(
    {
      'content/docs/1-intro.md': '',
      'content/docs/c/joins.md': '',
      'content/docs/c/_category_.yml': category,
      'content/docs-1.0/c/joins.md': '',
      'content/docs-1.0/c/_category_.yml': category,
    },
    { versions },
  )
  const route = listRoutes(site, []).find(candidate => candidate.path === path)
  if (!route) throw new Error(`There is no page at ${path}.`)
  const shell = {
    config: site.config,
    analytics: undefined,
    scripts: [],
    otherStylesheetUrls: [],
    searchStylesheet: undefined,
    componentStylesheetUrls: [],
    controlsStylesheet: undefined,
    links: [],
    search: { index: '', docsTag: '' },
    announcementHtml: undefined,
    footerNotes: [],
  }
  return renderDocument(route, { site, shell, urlByStylesheet: new Map(), memo: noMemo }).read()
}

test('a page says its version above its heading and leads to the same page of the others', async () => {
  const versions = [older('none'), current]
  const doc = await pageAt('/docs/c/joins', versions)
  expect(doc).toContain('<p class="badge">Version: Next</p><h1>')
  expect(doc).toContain(
    '<details class="versions"><summary>Version: Next</summary><ul>' +
      '<li><a href="/docs/1.0/c/joins" data-version="1.0">1.0</a></li>' +
      '<li><a href="/docs/c/joins" data-version="current" aria-current="true">Next</a></li></ul></details>',
  )
  expect(doc).not.toContain('role="note"')
  const list = await pageAt('/docs/1.0/category/c', versions)
  expect(list).toContain('<p class="badge">Version: 1.0</p><h1>')
  expect(list).toContain('<a href="/docs/category/c" data-version="current">Next</a>')
})

test.each([
  ['unreleased', 'This is unreleased documentation for Tiny 1.0 version.'],
  ['unmaintained', 'This is documentation for Tiny 1.0, which is no longer actively maintained.'],
] as const)('a banner says that a version is %s and leads to the latest one', async (banner, text) => {
  expect(await pageAt('/docs/1.0/c/joins', [current, older(banner)])).toContain(
    `role="note"><p>${text}</p><p>For up-to-date documentation, see the ` +
      '<a href="/docs/c/joins" data-version="current">latest version</a> (Next).</p></div><article>',
  )
})

test('the main version’s own banner leads nowhere', async () => {
  const page = await pageAt('/docs/intro', [{ ...current, banner: 'unreleased' }, older('none')])
  expect(page).toContain('<p>This is unreleased documentation for Tiny Next version.</p></div>')
})

test('where there is one version nothing says so', async () => {
  const page = await pageAt('/docs/intro', [{ ...current, banner: 'unreleased' }])
  expect(page).not.toMatch(/class="(?:badge|versions)"|data-version|role="note"/)
})
