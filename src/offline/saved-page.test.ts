import { expect, test } from 'vitest'
import { addSavedNote, createSavedCopy, pickNewerCopy, savedNoteHtml } from './saved-page.ts'

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
