import { groupBy } from '../../lib/collections.ts'
import { byCodeUnit } from '../input/source-file.ts'
import type { Post, Series } from './post.ts'

/** The series of each post that shares one with another post. */
export function groupSeries(posts: Post[]): Map<Post, Series> {
  const postsByName = groupBy([...posts].sort(byDateThenUrl), post => post.series)
  return new Map(
    [...postsByName].flatMap(([name, posts]) =>
      name === undefined || posts.length < 2 ? [] : posts.map(post => [post, { name, posts }] as const),
    ),
  )
}

function byDateThenUrl(a: Post, b: Post): number {
  return a.date.getTime() - b.date.getTime() || byCodeUnit(a.url, b.url)
}
