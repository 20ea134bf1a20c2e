import { afterAll, beforeAll } from 'vitest'
import { createSharedFixtureSite, removeSite } from './fixture-site.ts'
import { startTickwiseServer } from './run-tickwise.ts'

interface ServedSite {
  /** Empty until the tests run. */
  origin: string
}

/**
 * Builds and serves one site for all tests of a file: the smallest one, with `files` added and its configuration changed by
 * `configure`, which is called after the earlier hooks of the test file.
 */
export function serveFixtureSite(files: Record<string, string>, configure: (config: string) => string): ServedSite {
  const served: ServedSite = { origin: '' }
  const site = createSharedFixtureSite(files)
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    site.write('site.config.ts', configure(site.config))
    const server = await startTickwiseServer('start', '--root', site.root)
    served.origin = server.origin
    stop = server.stop
  })
  afterAll(async () => {
    await stop?.()
    removeSite(site)
  })
  return served
}
