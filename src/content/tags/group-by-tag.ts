import { groupBy } from '../../lib/collections.ts'
import { byCodeUnit } from '../input/source-file.ts'
import type { Tag } from './tag.ts'

/** The pages of each tag, tags in alphabetical order of their labels. */
export function groupByTag<Page extends { tags: Tag[] }>(pages: Page[]): Map<Tag, Page[]> {
  const pairs = pages.flatMap(page => page.tags.map(tag => ({ tag, page })))
  return new Map(
    [...groupBy(pairs, ({ tag }) => tag)]
      .sort(([a], [b]) => byCodeUnit(a.label.toLowerCase(), b.label.toLowerCase()))
      .map(([tag, pairs]) => [tag, pairs.map(({ page }) => page)]),
  )
}
