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
