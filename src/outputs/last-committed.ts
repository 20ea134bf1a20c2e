import { docsOf } from '../content/sidebar.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Page } from '../routes.ts'

/** When a page's file was last committed; of a list, when the newest of what it lists was. Undefined where git does not know. */
export function lastCommitted(page: Page, { commits, posts }: SiteContent): Date | undefined {
  const times = filesOf(page).flatMap(file => commits.get(file)?.getTime() ?? [])
  return times.length > 0 ? new Date(times.reduce((newest, time) => Math.max(newest, time))) : undefined

  function filesOf(page: Page): string[] {
    switch (page.kind) {
      case 'markdown':
        return [page.page.file]
      case 'module':
        return [page.module.file]
      case 'doc':
        return [page.doc.file]
      case 'post':
        return [page.post.file]
      case 'category':
        return docsOf(page.category.items).map(doc => doc.source.file.path)
      case 'posts':
      case 'tag':
        return page.list.posts.map(post => post.file)
      case 'tags':
      case 'archive':
        return posts.map(post => post.file)
      case 'search':
      case 'offline':
      case 'not-found':
        return []
      default:
        return page satisfies never
    }
  }
}
