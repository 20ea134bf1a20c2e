import type { Page } from '../routes.ts'

/** The file an author wrote a page in; undefined for pages that the generator makes from others. */
export function pageSource(page: Page): string | undefined {
  if (page.kind === 'markdown') return page.page.file
  if (page.kind === 'doc') return page.doc.file
  if (page.kind === 'post') return page.post.file
  return page.kind === 'module' ? page.module.file : undefined
}
