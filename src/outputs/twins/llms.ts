// An overview of the site for language models: https://llmstxt.org.
import { listDocs } from '../../content/docs/sidebar-tree.ts'
import type { Doc, Post, SiteContent } from '../../content/site-content.ts'
import { identifyText, type LazyText, type Memo, noMemo, readText } from '../../lib/memo.ts'
import { feedLinks } from '../../page-kinds/head/feed-links.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { absoluteUrl } from '../../urls/site-url.ts'

const listPath = '/llms.txt'
const fullTextPath = '/llms-full.txt'

interface Section {
  title: string
  lines: string[]
}
interface ListedPage {
  title: string
  url: string
  description: string | undefined
}

/**
 * `llms.txt`, which lists the Markdown twins of docs and posts, and `llms-full.txt`, which contains them one after the
 * other. Those of unlisted pages and of other versions of the docs are left out.
 */
export function makeLlmsFiles(
  site: SiteContent,
  twins: ReadonlyMap<Doc | Post, string | LazyText>,
  memo: Memo = noMemo,
): Map<string, string | LazyText> {
  const { config } = site
  const heading = `# ${config.title}\n\n> ${config.description}\n`
  const sections = [...docSections(site), postSection(site), optionalSection(site)]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `\n## ${title}\n\n${lines.join('\n')}\n`)
  const texts = listPages(site).map(page => twins.get(page) ?? '')
  const printAll = () => printFullText(heading, texts.map(readText))
  return new Map<string, string | LazyText>([
    [listPath, `${heading}${sections.join('')}`],
    [fullTextPath, memo.text('llms-full.txt', [heading, texts.map(identifyText)], printAll, { isKept: false })],
  ])
}

function printFullText(heading: string, texts: string[]): string {
  const fullText = texts.map(text => `\n${text}`).join('')
  const size = Math.ceil(Buffer.byteLength(fullText) / 1000)
  const note = `<!-- ${texts.length} docs and posts, ${size} kB; each starts with its title and address. -->`
  return `${note}\n\n${heading}${fullText}`
}

/** The docs of the sidebar and the posts. */
function listPages({ docs, posts, sidebar }: SiteContent): (Doc | Post)[] {
  const docByUrl = new Map(docs.map(doc => [doc.url, doc]))
  return [...new Set(listDocs(sidebar).flatMap(({ url }) => docByUrl.get(url) ?? [])), ...posts]
}

/** A section of the docs outside all categories, then one for each category. */
function docSections({ config, sidebar }: SiteContent): Section[] {
  const outside = sidebar.flatMap(item => (item.type === 'doc' ? [item.doc] : []))
  const categories = sidebar.filter(item => item.type === 'category')
  return [
    { title: 'Docs', lines: outside.map(doc => printTwinLine(doc, config)) },
    ...categories.map(item => ({ title: item.label, lines: listDocs([item]).map(doc => printTwinLine(doc, config)) })),
  ]
}

function postSection({ config, posts }: SiteContent): Section {
  return { title: config.blog.title, lines: posts.map(post => printTwinLine(post, config)) }
}

/** What a model with a small context may skip: https://llmstxt.org/#format. */
function optionalSection({ config, posts, pages }: SiteContent): Section {
  const feed = { title: 'RSS feed', url: feedLinks(config).rss.href, description: 'The newest posts.' }
  const listed: ListedPage[] = [
    { title: 'All docs and posts in one file', url: fullTextPath, description: 'The text of everything above.' },
    ...(posts.length > 0 ? [feed] : []),
    ...pages.filter(page => !page.isUnlisted),
  ]
  return { title: 'Optional', lines: listed.map(page => printPageLine(page, config)) }
}

function printTwinLine(page: ListedPage, config: SiteConfig): string {
  return printPageLine({ ...page, url: `${page.url}.md` }, config)
}

function printPageLine({ title, url, description }: ListedPage, config: SiteConfig): string {
  const link = `[${title.replace(/[[\]]/g, '\\$&')}](${absoluteUrl(url, config)})`
  return `- ${link}${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`
}
