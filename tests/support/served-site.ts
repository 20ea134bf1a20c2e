import { afterAll, beforeAll } from 'vitest'
import { lastingFixtureSite, removeSite } from './fixture-site.ts'
import { tickwiseServer } from './tickwise.ts'

type ServedSite = {
  /** Known when the tests run. */
  origin: string
}

/**
 * One built site for all tests of a file: the smallest one, with `files` added and its configuration changed by
 * `configure`, which is called when the hooks of the file before this one have run.
 */
export function servedSite(files: Record<string, string>, configure: (config: string) => string): ServedSite {
  const served: ServedSite = { origin: '' }
  const site = lastingFixtureSite(files)
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    site.write('site.config.ts', configure(site.config))
    const server = await tickwiseServer('start', '--root', site.root)
    served.origin = server.origin
    stop = server.stop
  })
  afterAll(async () => {
    await stop?.()
    removeSite(site)
  })
  return served
}
