import type { Doc, Post, SiteContent } from '../content/site-content.ts'
import { absoluteUrl } from '../site-address.ts'
import { plainMarkdown } from './plain-markdown.ts'

/** A doc or post as Markdown, for readers that are programs: what is known of it, then the author's text. */
export function markdownTwin(page: Doc | Post, site: Pick<SiteContent, 'config' | 'sidebar'>): string {
  const { title, description, url, tags, lastUpdated } = page
  const section = 'ancestors' in page ? page.ancestors.map(({ label }) => label).join(' / ') : ''
  const front = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    `url: ${absoluteUrl(url, site.config)}`,
    ...(section ? [`section: ${JSON.stringify(section)}`] : []),
    ...('date' in page ? [`date: ${day(page.date)}`] : []),
    ...(lastUpdated ? [`last_updated: ${day(lastUpdated)}`] : []),
    ...(tags.length > 0 ? [`tags: [${tags.map(({ label }) => JSON.stringify(label)).join(', ')}]`] : []),
  ]
  const heading = ('shownTitle' in page && page.shownTitle) || title
  return `---\n${front.join('\n')}\n---\n\n# ${heading}\n\n${plainMarkdown(page, site)}\n`
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
