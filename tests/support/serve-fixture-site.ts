import { afterAll, beforeAll } from 'vitest'
import { createSharedFixtureSite, removeSite } from './fixture-site.ts'
import { startTickwiseServer } from './run-tickwise.ts'

type ServedSite = {
  /** Known when the tests run. */
  origin: string
}

/**
 * One built site for all tests of a file: the smallest one, with `files` added and its configuration changed by
 * `configure`, which is called when the hooks of the file before this one have run.
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
