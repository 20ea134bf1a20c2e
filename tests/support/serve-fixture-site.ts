import { beforeAll, inject } from 'vitest'
import { createSharedFixtureSite } from './fixture-site.ts'
import type { FixtureAnswer, FixtureRequest } from './runner/fixture-server-pool.ts'

/** Both are empty until the tests run. */
export type ServedSite = FixtureAnswer

/**
 * Builds and serves a site that tests only read: the smallest one, with `files` added and its configuration changed by
 * `configure`, which is called after the earlier hooks of the test file. Test files that ask for the same site share it.
 */
export function serveFixtureSite(
  files: Record<string, string>,
  configure: (config: string) => string = config => config,
): ServedSite {
  const served: ServedSite = { origin: '', dist: '' }
  beforeAll(async () => {
    const { root, config, write } = createSharedFixtureSite(files)
    const configured = configure(config)
    write('site.config.ts', configured)
    const request: FixtureRequest = { key: JSON.stringify([files, configured]), root }
    const answer = await fetch(inject('fixtureServerPool'), { method: 'POST', body: JSON.stringify(request) })
    if (!answer.ok) throw new Error(await answer.text())
    Object.assign(served, (await answer.json()) as FixtureAnswer)
  })
  return served
}
