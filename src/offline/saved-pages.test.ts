import { expect, test, vi } from 'vitest'
import { addSavedNote, createSavedCopy, pickNewerCopy, redirectToSavedPage, savedNoteHtml } from './saved-pages.ts'

const at = new Date('2026-11-21T10:15:42Z')
const html = {
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', vary: 'Accept-Encoding' },
}
const page = '<html><body><div id="page"><nav></nav><main id="main">$& Text</main></div></body></html>'

test('the note shows the day and the time of saving', () => {
  expect(savedNoteHtml('2026-11-21T10:15:42.000Z')).toMatchInlineSnapshot(
    `"<p class="saved-copy" role="status">Saved copy of <time datetime="2026-11-21T10:15:42.000Z">21 November 2026, 10:15 UTC</time>: the network is away or slow.</p>"`,
  )
})

test('a page is saved with its headers and shown with the note before its text', async () => {
  const copy = await createSavedCopy(new Response(page, html), at)
  if (!copy) throw new Error('It was not saved.')
  expect(Object.fromEntries(copy.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-saved-at': '2026-11-21T10:15:42.000Z',
  })
  const shown = await addSavedNote(copy)
  expect(await shown.text()).toContain(`<nav></nav><main id="main">${savedNoteHtml(at.toISOString())}$& Text</main>`)
})

test('on a page without a main element the note comes first', async () => {
  const copy = await createSavedCopy(new Response('<body><div id="page"><p>$& Text</p></div></body>', html), at)
  if (!copy) throw new Error('It was not saved.')
  expect(await (await addSavedNote(copy)).text()).toContain(
    `<div id="page">${savedNoteHtml(at.toISOString())}<p>$& Text</p>`,
  )
})

test.each([
  ['a page that is not found', new Response(page, { ...html, status: 404 })],
  ['a file', new Response('text', { headers: { 'content-type': 'text/plain' } })],
  ['the end of a redirect', Object.defineProperty(new Response(page, html), 'redirected', { value: true })],
  ['a page that redirects', new Response('<head><meta http-equiv="refresh" content="0; url=/b"></head>', html)],
])('%s is not saved', async (_, response) => {
  expect(await createSavedCopy(response, at)).toBeUndefined()
})

test('the newer of two copies is picked', async () => {
  const older = await createSavedCopy(new Response(page, html), new Date('2026-01-01'))
  const newer = await createSavedCopy(new Response(page, html), at)
  expect(pickNewerCopy(older, newer)).toBe(newer)
  expect(pickNewerCopy(newer, older)).toBe(newer)
  expect(pickNewerCopy(undefined, older)).toBe(older)
})

test('a copy without a time of saving is older than any other', async () => {
  const unknown = new Response(page, html)
  const old = await createSavedCopy(new Response(page, html), new Date('1971-01-01'))
  expect(pickNewerCopy(unknown, old)).toBe(old)
  expect(pickNewerCopy(old, unknown)).toBe(old)
})

const rules = { rewrites: [{ from: '/docs/', to: '/' }], exceptions: { '/docs': '/docs/intro', '/blog': '/blog' } }

test.each([
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/intro', '/docs/intro'],
  ['/intro/?from=letter', '/docs/intro?from=letter'],
  ['/docs', '/docs/intro'],
  ['/blog/page/1', '/blog'],
])('%s leads to the saved page %s', async (path, target) => {
  save('tickwise-pages', '/docs/intro', '/blog')
  expect(await redirect(path)).toEqual([target, 302])
})

test('a page among the saved docs counts as saved', async () => {
  save('tickwise-docs', '/docs/intro')
  expect(await redirect('/intro')).toEqual(['/docs/intro', 302])
})

test.each(['/docs/intro', '/docs/joins/', '/joins', '/blog', '/%2e%2e/%'])('%s leads nowhere', async path => {
  save('tickwise-pages', '/docs/intro')
  expect(await redirect(path)).toBeUndefined()
})

test('a file that another cache has is not a saved page', async () => {
  save('tickwise-assets', '/docs/intro')
  expect(await redirect('/intro')).toBeUndefined()
})

/** Where a request for `path` is redirected to, and the status. */
async function redirect(path: string) {
  vi.spyOn(Response, 'redirect').mockImplementation((url, status) => [url, status] as unknown as Response)
  return redirectToSavedPage(`https://site.example${path}`, '', rules)
}

function save(cache: string, ...paths: string[]) {
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      cacheName === cache && paths.includes(path) ? new Response() : undefined,
  })
}
