import { truncateMarker } from '../content/classic-syntax.ts'
import type { Doc, Post } from '../content/site-content.ts'

/** A doc or post as Markdown, for readers that are programs: title, address and the author's text. */
export function markdownTwin(page: Doc | Post, siteUrl: string): string {
  const front = [
    `title: ${JSON.stringify(page.title)}`,
    ...(page.description ? [`description: ${JSON.stringify(page.description)}`] : []),
    `url: ${siteUrl}${page.url}`,
    ...('date' in page ? [`date: ${page.date.toISOString().slice(0, 10)}`] : []),
  ]
  return `---\n${front.join('\n')}\n---\n\n# ${page.title}\n\n${authoredText(page)}\n`
}

const fencedCode = /^[ \t]*(?<fence>`{3,}|~{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t]*\k<fence>[`~]*[ \t]*$/.source
const marker = `\\n*${truncateMarker.source}\\n*`
const mdxImport = /^import\s[^\n]*['"];?[ \t]*(?:\n|$)/.source
const prosePattern = {
  md: new RegExp(`(${fencedCode})|${marker}|\\n{3,}`, 'gm'),
  mdx: new RegExp(`(${fencedCode})|${marker}|${mdxImport}|\\n{3,}`, 'gm'),
}

/** The text without truncation marker and MDX imports, which only the build reads; code stays as it is. */
function authoredText({ markdown, file }: Doc | Post): string {
  const pattern = file.endsWith('.mdx') ? prosePattern.mdx : prosePattern.md
  return markdown
    .replace(pattern, (found: string, code?: string) => code ?? (found.startsWith('import') ? '' : '\n\n'))
    .trim()
}
