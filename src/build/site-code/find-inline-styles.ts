import { lineAt } from '../../lib/text.ts'
import type { SiteGraph } from './site-graph.ts'

/** An element of a module with a `style` property, which becomes a `style` attribute. */
export interface InlineStyle {
  file: string
  line: number
}

/** `<p style={{ color: 'teal' }}>`. Where a string or a comment looks the same, the author gets a needless warning at worst. */
const styleProperty = /\sstyle=\{/

/** Finds the first `style` property in each module of the site. */
export function findInlineStyles(graph: SiteGraph): InlineStyle[] {
  return [...graph.values()].flatMap(({ path, code }) => {
    const at = code.search(styleProperty)
    return at < 0 ? [] : [{ file: path, line: lineAt(code, at + 1) }]
  })
}
