// What a language model reads first: https://llmstxt.org.
import type { DocSource } from '../content/docs.ts'
import { docsOf, type SidebarItem } from '../content/sidebar.ts'
import type { Doc, Post, SiteContent } from '../content/site-content.ts'
import { absoluteUrl } from '../site-address.ts'
import { feedLinks } from './feed-links.ts'

const fullPath = '/llms-full.txt'

type Section = { title: string; lines: string[] }

/**
 * `llms.txt`, which lists the Markdown twins of the docs and posts, and `llms-full.txt`, which holds them one after the
 * other. `twins` are theirs; those of unlisted pages and of other versions of the docs are left out.
 */
export function llmsFiles(site: SiteContent, twins: ReadonlyMap<Doc | Post, string>): Map<string, string> {
  const { config, sidebar, posts } = site
  const docs = new Map(site.docs.map(doc => [doc.url, doc]))
  const inOrder = [...new Set(docsOf(sidebar).flatMap(({ url }) => docs.get(url) ?? [])), ...posts]
  const heading = `# ${config.title}\n\n> ${config.description}\n`
  const absolute = (path: string) => absoluteUrl(path, config)
  const link = ({ title, url, description }: DocSource | Post) => listItem(title, absolute(`${url}.md`), description)

  const sections: Section[] = [
    { title: 'Docs', lines: sidebar.flatMap(item => (item.type === 'doc' ? [link(item.doc)] : [])) },
    ...sidebar.flatMap(item => (item.type === 'category' ? [sectionOf(item)] : [])),
    { title: config.blog.title, lines: posts.map(link) },
    { title: 'Optional', lines: optionalLines() },
  ]
  const list = sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `\n## ${title}\n\n${lines.join('\n')}\n`)

  const full = inOrder.map(page => `\n${twins.get(page) ?? ''}`).join('')
  const size = Math.ceil(Buffer.byteLength(full) / 1000)
  const note = `<!-- ${inOrder.length} docs and posts, ${size} kB; each starts with its title and address. -->`
  return new Map([
    ['/llms.txt', `${heading}${list.join('')}`],
    [fullPath, `${note}\n\n${heading}${full}`],
  ])

  function sectionOf(item: SidebarItem): Section {
    return { title: item.label, lines: docsOf([item]).map(link) }
  }

  /** What a reader with little room may skip. */
  function optionalLines(): string[] {
    return [
      listItem('All docs and posts in one file', absolute(fullPath), 'The text of everything above.'),
      ...(posts.length > 0 ? [listItem('RSS feed', absolute(feedLinks(config).rss.path), 'The newest posts.')] : []),
      ...site.pages
        .filter(page => !page.isUnlisted)
        .map(({ title, url, description }) => listItem(title, absolute(url), description)),
    ]
  }
}

function listItem(title: string, address: string, description: string | undefined): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`
}
