import { absoluteUrl } from '../../urls/site-url.ts'
import { printTwinBody } from './print-twin-body.ts'
import type { TwinPage } from './twin-page.ts'

/** A doc or post as Markdown for programs: front matter with its metadata, then its text. */
export function printMarkdownTwin({ page, site }: TwinPage): string {
  const { title, description, url, tags, lastUpdated } = page
  const section = 'ancestors' in page ? page.ancestors.map(({ label }) => label).join(' / ') : ''
  const frontMatter = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    `url: ${absoluteUrl(url, site.config)}`,
    ...(section ? [`section: ${JSON.stringify(section)}`] : []),
    ...('date' in page ? [`date: ${isoDay(page.date)}`] : []),
    ...(lastUpdated ? [`last_updated: ${isoDay(lastUpdated)}`] : []),
    ...(tags.length > 0 ? [`tags: [${tags.map(({ label }) => JSON.stringify(label)).join(', ')}]`] : []),
  ]
  const heading = ('shownTitle' in page && page.shownTitle) || title
  return `---\n${frontMatter.join('\n')}\n---\n\n# ${heading}\n\n${printTwinBody({ page, site })}\n`
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
