import type { ElementVisitor } from './element-visitor.ts'

/** Turns the alignment of table cells into a class, because the content security policy allows no `style=`. */
export const alignTableCells: ElementVisitor = {
  filter: ['th', 'td'],
  visit(node, context) {
    // Exactly what satteri writes for `|:--|:-:|--:|`. Styles that authors give cells of HTML are replaced elsewhere.
    const alignment = /^text-align: (\w+)$/.exec(String(node.properties.style ?? ''))?.[1]
    if (!alignment) return
    context.setProperty(node, 'style', null)
    context.setProperty(node, 'className', [`align-${alignment}`])
  },
}
