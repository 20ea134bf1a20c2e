// The parts of a page whose rules are in stylesheets of their own, which only pages with such a part load. Compiling and
// rendering record them in a set; `src/page-kinds/head/stylesheets.ts` chooses the stylesheets from it.

/** `rich`: what `src/styles/rich.css` styles besides the announcement bar and dropdowns. The others have a stylesheet each. */
export type StyledPart = 'rich' | 'chart' | 'doc-line' | 'embed' | 'marked-lines' | 'tabs'

/** HTML, and the styled parts in it. */
export interface StyledHtml {
  html: string
  styledParts: ReadonlySet<StyledPart>
}

/** An element of any kind: of Markdown, of raw HTML, of JSX. */
export interface ElementInfo {
  tagName: string
  className: string
  /** Names of its attributes, as HTML writes them. */
  attributes: readonly string[]
}

const partByClass = new Map<string, StyledPart>([
  ...listRich('align-right', 'align-center', 'task-list-item', 'zoom', 'term', 'session', 'prompt', 'not-run'),
  ...listRich('exercise', 'fold-button', 'lead', 'badge', 'versions', 'tags', 'tag-list', 'clear-my-data'),
  ...listRich('offline-docs'),
  ['q-chart', 'chart'],
  ['doc-line', 'doc-line'],
  ['unfocused', 'marked-lines'],
  ['tabs', 'tabs'],
])

function listRich(...classes: string[]): [string, StyledPart][] {
  return classes.map(name => [name, 'rich'])
}

/** The styled parts that an element is. */
export function listPartsOfElement({ tagName, className, attributes }: ElementInfo): StyledPart[] {
  const parts = className.split(/\s+/).flatMap(name => partByClass.get(name) ?? [])
  if (attributes.includes('data-line')) parts.push('marked-lines')
  switch (tagName) {
    case 'figcaption':
    case 'samp':
      return [...parts, 'rich']
    case 'details': {
      // Those of the sidebar and of the table of contents have styles of their own.
      const isPlain = !attributes.includes('class') && !attributes.includes('data-key')
      return isPlain ? [...parts, 'rich'] : parts
    }
    case 'mark':
    case 'ins':
    case 'del':
      return attributes.length === 0 ? [...parts, 'marked-lines'] : parts
    default:
      return parts
  }
}

const startTag = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g

/** The styled parts in a piece of HTML that somebody wrote by hand. */
export function listPartsOfHtml(html: string): StyledPart[] {
  return [...html.matchAll(startTag)].flatMap(([, tagName = '', written = '']) => {
    const attributes = [...written.matchAll(attribute)].map(
      ([, name = '', inDouble, inSingle, bare = '']) => [name.toLowerCase(), inDouble ?? inSingle ?? bare] as const,
    )
    return listPartsOfElement({
      tagName: tagName.toLowerCase(),
      className: attributes.find(([name]) => name === 'class')?.[1] ?? '',
      attributes: attributes.map(([name]) => name),
    })
  })
}

/** Adds parts to what has been recorded. */
export function recordParts(recorded: Set<StyledPart>, parts: Iterable<StyledPart>) {
  for (const part of parts) recorded.add(part)
}
