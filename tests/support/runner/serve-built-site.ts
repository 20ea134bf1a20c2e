import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../find-browser.ts'
import { repository, runTickwise, startTickwiseServer } from '../run-tickwise.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dist: string
    browser: string
  }
}

/** Builds the site once for all tests and serves it as `npm start` does. */
export default async function serveBuiltSite(project: TestProject) {
  const browser = findBrowser()
  const dist = join(repository, 'dist')
  const { code, output } = await runTickwise('build')
  if (code !== 0) throw new Error(`The site does not build:\n${output}`)
  const server = await startTickwiseServer('preview')
  project.provide('origin', server.origin)
  project.provide('dist', dist)
  project.provide('browser', browser)
  return server.stop
}
