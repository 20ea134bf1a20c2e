import type { TestProject } from 'vitest/node'
import serveBuiltSite from '../support/runner/serve-built-site.ts'
import { type EnginePaths, findEngines } from './find-engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engines: EnginePaths
  }
}

/** Finds or installs the engines once, before their test files start beside each other, and serves the built site. */
export default async function serveForEngines(project: TestProject) {
  project.provide('engines', findEngines())
  return serveBuiltSite(project)
}
