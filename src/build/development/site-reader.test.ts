import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { configForTest } from '../../../tests/support/config-for-test.ts'
import type { Problem } from '../../content/input/problem.ts'
import type { RunningGenerator } from './running-generator.ts'
import { createSiteReader } from './site-reader.ts'

const error: Problem = { level: 'error', where: 'a.md', what: 'Wrong.', fix: 'Correct it.' }

/** A reader of a site with two docs. `finish` ends the reading of the whole site, and `events` says what was read and sent. */
function createReaderForTest({ problems = [] as Problem[] } = {}) {
  const events: string[] = []
  let finish = () => {}
  const finished = new Promise<void>(resolve => {
    finish = resolve
  })
  const docs = ['/docs/a', '/docs/b'].map(url => ({ url }))
  const content = { config: configForTest, versions: [{ docs }], posts: [], unlistedPosts: [], pages: [] }
  const generator = {
    load: async () => ({
      version: '1',
      readSiteConfig: () => ({ config: configForTest, problems: [] }),
      async assembleSite({ only }: { only?: string }) {
        events.push(`read ${only ?? 'all'}`)
        if (only === undefined) await finished
        return { site: { content, redirects: new Map([['/old', '/docs/a']]), only }, problems: only ? problems : [] }
      },
    }),
    loadSiteCode: async () => ({ config: {} }),
    computeCodeVersion: () => undefined,
  } as unknown as RunningGenerator
  const hot = { send: ({ event }: { event: string }) => events.push(event) }
  const vite = { environments: { client: { hot } } } as unknown as ViteDevServer
  const reader = createSiteReader(vite, generator, {
    generator: '/generator',
    root: '/site',
    out: '/out',
    cache: undefined,
  })
  return { reader, events, finish }
}

test('the page that is asked for first is shown before the others are read, and then fetched again', async () => {
  const { reader, events, finish } = createReaderForTest()
  const { base, redirectOf } = await reader.readAddresses('/docs/a?x=1')
  expect([base, redirectOf('/old')]).toEqual(['', '/docs/a'])
  expect((await reader.readFor('/docs/a')).site).toMatchObject({ only: '/docs/a' })
  const other = reader.readFor('/docs/b')
  await expect.poll(() => events).toEqual(['read /docs/a', 'read all'])
  finish()
  expect((await other).site).toMatchObject({ only: undefined })
  expect(events.slice(2)).toEqual(['tickwise:update'])
  expect((await reader.readFor('/docs/a')).site).toMatchObject({ only: undefined })
  await reader.readAddresses('/docs/b')
  expect(events).toHaveLength(3)
})

test('an edit before all is read shows in the first page', async () => {
  const { reader, events } = createReaderForTest()
  await reader.readAddresses('/docs/a')
  reader.invalidate()
  await reader.readAddresses('/docs/a')
  expect((await reader.readFor('/docs/a')).site).toMatchObject({ only: '/docs/a' })
  expect(events).toEqual(['read /docs/a', 'read /docs/a'])
})

test.each([
  ['a page that is no doc, post or page of text', '/blog', {}],
  ['a page with errors', '/docs/a', { problems: [error] }],
])('%s waits for the whole site', async (_, path, options) => {
  const { reader, finish } = createReaderForTest(options)
  finish()
  await reader.readAddresses(path)
  expect((await reader.readFor(path)).site).toMatchObject({ only: undefined })
})

test('nothing is fetched again if no page was shown before the site was read', async () => {
  const { reader, events, finish } = createReaderForTest()
  finish()
  await reader.readCurrent()
  await reader.readAddresses('/docs/a')
  expect(events).toEqual(['read all'])
})
