import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The files that take most processor time. They start first, so that no worker still runs one when the others have finished. */
const longest = [
  'offline-reading',
  'search-dialog',
  'accessibility',
  'interruptions',
  'exercises',
  'search-page',
  'build-errors',
  'search-accessibility',
  'development-server',
  'minimal-site',
  'search-history',
  'short-links',
  'check-severities',
  'run-states',
  'reproducible-builds',
  'page-stylesheets',
  'wayfinding',
  'kept-text',
  'run-offline',
  'console/session',
].map(name => `/${name}.test.ts`)

/** Runs the tests of the built site before the unit tests; files of both never share a worker. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) =>
        a.project.name.localeCompare(b.project.name) || rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId),
    )
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex(ending => moduleId.endsWith(ending))
  return place < 0 ? longest.length : place
}
