import { truncateMarker } from '../content/classic-syntax.ts'
import type { Doc, Post } from '../content/site-content.ts'

/** A doc or post as Markdown, for readers that are programs: title, address and the author's text. */
export function markdownTwin(page: Doc | Post, siteUrl: string): string {
  const body = page.markdown
    .replace(truncateMarker, '')
    .replace(/^import\s.*\n/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const front = [
    `title: ${JSON.stringify(page.title)}`,
    ...(page.description ? [`description: ${JSON.stringify(page.description)}`] : []),
    `url: ${siteUrl}${page.url}`,
    ...('date' in page ? [`date: ${page.date.toISOString().slice(0, 10)}`] : []),
  ]
  return `---\n${front.join('\n')}\n---\n\n# ${page.title}\n\n${body}\n`
}
