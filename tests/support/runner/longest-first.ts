import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Those that take longest, begun first, so that no worker still runs one when the others are done. */
const longest = [
  'offline-reading',
  'search-dialog',
  'accessibility',
  'controls-at-first-input',
  'search-page',
  'search-accessibility',
  'network-failures',
  'every-route',
  'hostile-urls',
  'short-links',
].map(name => `/${name}.test.ts`)

/** Tests of the built site before unit tests, which share a worker only with their like. */
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
