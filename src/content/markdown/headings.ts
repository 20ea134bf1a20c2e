/** A heading of a page. `html` keeps inline markup such as code; `text` is the plain words. */
export interface Heading {
  id: string
  depth: number
  text: string
  html: string
}

/** The id that an author gives a heading at its end: `## As-of join {#aj}`. For MDX the brace has a backslash. */
export const explicitHeadingId = /\s*\\?\{#([^\s{}]+)\}\s*$/

export type HeadingNode = Heading & { children: HeadingNode[] }

/** Nests a flat list: a heading's parent is the last heading before it with a smaller depth. */
export function nestHeadings(headings: Heading[]): HeadingNode[] {
  const roots: HeadingNode[] = []
  /** The last heading and those it is nested in, outermost first. */
  const open: HeadingNode[] = []
  for (const heading of headings) {
    const node = { ...heading, children: [] }
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop()
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  return roots
}
