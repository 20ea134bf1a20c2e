import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The files that take most processor time. They start first, so that no worker still runs one when the others have finished. */
const longest = [
  'incremental-builds',
  'offline-reading',
  'same-pixels',
  'interruptions',
  'controls-at-first-input',
  'build-errors',
  'run-offline',
  'search-dialog',
  'accessibility',
  'search-page',
  'page-stylesheets',
  'minimal-site',
  'development-server',
  'page-views',
  'base-path',
  'network-failures',
  'hosted-search',
  'reading/blog',
  'run-states',
  'check-severities',
  'hostile-urls',
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
