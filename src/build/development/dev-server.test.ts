import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { expect, test } from 'vitest'
import { redirectOrStripBase } from './dev-server.ts'
import type { SiteReader } from './site-reader.ts'

const addresses = { base: '/site', redirectOf: (path: string) => (path === '/site/old' ? '/site/new' : undefined) }

/** What the middleware does with a request for `url`. */
function handle(url: string | undefined, readAddresses: () => Promise<unknown> = async () => addresses) {
  return new Promise<unknown>(done => {
    const request = { url } as IncomingMessage
    const respond = async (page: string, requested: string) => done(`answers ${page} for ${requested}`)
    const writeHead = (status: number, { location }: { location: string }) => ({
      end: () => done(`${status} ${location}`),
    })
    const next = (error?: unknown) => done(error ?? `passes on ${request.url}`)
    const middleware = redirectOrStripBase({ readAddresses } as unknown as SiteReader, respond)
    middleware(request as Connect.IncomingMessage, { writeHead } as unknown as ServerResponse, next)
  })
}

test.each([
  ['/site/docs/a?x=1', 'passes on /docs/a?x=1'],
  ['/site/', 'passes on /'],
  ['/site/old?x', '302 /site/new?x'],
  ['/site/docs/a/', '302 /site/docs/a'],
  ['/', '302 /site/'],
  [undefined, '302 /site/'],
  ['/other', 'passes on /other'],
  ['/@vite/client', 'passes on /@vite/client'],
  ['/@fs/site/', 'passes on /@fs/site/'],
  ['/components/a.svg?import', 'passes on /components/a.svg?import'],
  ['/site/a?b&import', 'passes on /site/a?b&import'],
  ['/site/a?important', 'passes on /a?important'],
  ['/site/%ff', 'answers /404 for /404'],
])('a request for %s: %s', async (url, outcome) => {
  expect(await handle(url)).toBe(outcome)
})

test('an error while the addresses are read is passed on', async () => {
  const error = new Error('No configuration')
  expect(await handle('/site/', () => Promise.reject(error))).toBe(error)
})
