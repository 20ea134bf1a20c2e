import { ownHeadingId } from './headings.ts'
import { plainInlineMarkdown } from './inline-markdown.ts'

/** The title (`# Title`, or underlined by `===`) that opens a body, as plain text, and the body without it, its lines left empty. */
export function takeLeadingTitle(body: string): { title: string | undefined; body: string } {
  const [match, blank = '', title, underlined = ''] =
    /^((?:[ \t]*\n|import\s[^'"]*['"][^'"\n]*['"];?[ \t]*\n)*)(?:#[ \t]+([^\n]+)|(\S[^\n]*)\n=+[ \t]*(?=\n|$))/.exec(
      body,
    ) ?? []
  if (match === undefined) return { title: undefined, body }
  const line = (title ?? underlined).replace(ownHeadingId, '').replace(/\s+#+\s*$/, '')
  return { title: plainInlineMarkdown(line), body: blank + (title ? '' : '\n') + body.slice(match.length) }
}
