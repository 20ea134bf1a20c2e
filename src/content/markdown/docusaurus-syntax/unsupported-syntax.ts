import type { Problem } from '../../input/problem.ts'

/** What works in Docusaurus and not here. */
export type UnsupportedSyntax = 'jsx' | 'mermaid' | 'math' | 'head'

export const unsupportedSyntax: Record<UnsupportedSyntax, Pick<Problem, 'what' | 'fix'>> = {
  jsx: {
    what: 'Components and imports are shown as text in a `.md` file, which is read as CommonMark.',
    fix: "Rename it to .mdx, or set `markdown: { format: 'mdx' }` in site.config.ts for all .md files.",
  },
  mermaid: {
    what: 'Mermaid diagrams are not drawn; the code block is shown as text.',
    fix: 'Draw the diagram as a component in the `components` folder, or replace it with an image.',
  },
  math: {
    what: 'Formulas between `$` are not typeset; they are shown as text.',
    fix: 'Write them in words or code, or replace them with an image.',
  },
  head: {
    what: '`<head>` has no effect: the head of a page is made from its front matter.',
    fix: 'Remove it; use `title`, `description`, `keywords` and `image` of the front matter.',
  },
}
