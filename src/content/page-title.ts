import { explicitHeadingId } from './markdown/headings.ts'
import { stripInlineMarkdown } from './markdown/inline-markdown.ts'

/** Blank lines and imports, then `# Title`, or `Title` underlined by `===`. */
const leadingTitle =
  /^((?:[ \t]*\n|import\s[^'"]*['"][^'"\n]*['"];?[ \t]*\n)*)(?:#[ \t]+([^\n]+)|(\S[^\n]*)\n=+[ \t]*(?=\n|$))/

/** The title that opens a body, as plain text, and the body with empty lines in its place: later lines keep their numbers. */
export function takeLeadingTitle(body: string): { title: string | undefined; body: string } {
  const [match, before = '', title, underlined = ''] = leadingTitle.exec(body) ?? []
  if (match === undefined) return { title: undefined, body }
  const line = (title ?? underlined).replace(explicitHeadingId, '').replace(/\s+#+\s*$/, '') // `# Title ##`
  return { title: stripInlineMarkdown(line), body: before + (title ? '' : '\n') + body.slice(match.length) }
}

interface Titles {
  /** The title of the document, in lists and in links. */
  title: string
  /** The heading above the text; undefined where `hide_title` is set. */
  shownTitle: string | undefined
  sidebarLabel: string
}

/**
 * Decides what a doc, post or page is called: its title is that of the front matter, else the one that opens its Markdown, else
 * `name`, which comes from its path. `hide_title` hides the title of the front matter, never a heading in the Markdown.
 */
export function decideTitles(
  frontMatter: { title?: string | undefined; sidebar_label?: string | undefined; hide_title?: boolean | undefined },
  leadingTitle: string | undefined,
  name: string,
): Titles {
  const title = frontMatter.title ?? leadingTitle ?? name
  return {
    title,
    shownTitle: leadingTitle ?? (frontMatter.hide_title ? undefined : title),
    sidebarLabel: frontMatter.sidebar_label ?? title,
  }
}
