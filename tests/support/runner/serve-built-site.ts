import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../find-browser.ts'
import { repository, runTickwise, startTickwiseServer } from '../run-tickwise.ts'
import { startFixtureServerPool } from './fixture-server-pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
    browser: string
    fixtureServerPool: string
  }
}

/** Builds the site once for all tests and serves it as `npm start` does; starts what serves fixture sites. */
export default async function serveBuiltSite(project: TestProject) {
  const browser = findBrowser()
  const dist = join(repository, 'dist')
  const { code, output } = await runTickwise('build')
  if (code !== 0) throw new Error(`The site does not build:\n${output}`)
  const server = await startTickwiseServer('preview')
  const fixtures = await startFixtureServerPool()
  project.provide('origin', server.origin)
  project.provide('dist', dist)
  project.provide('browser', browser)
  project.provide('fixtureServerPool', fixtures.origin)
  return () => Promise.all([server.stop(), fixtures.stop()])
}
