import type { Element } from 'hast'
import { defineHastPlugin, type HastVisitorContext } from 'satteri'
import type { InlineStyleClasses } from '../inline-style-classes.ts'

/** Replaces the `style` of raw HTML by a class. Runs last, so that styles which other plugins remove get none. */
export function replaceInlineStyles(styles: InlineStyleClasses) {
  return defineHastPlugin({
    name: 'replace-inline-styles',
    after(root, context) {
      for (const child of root.children) if (child.type === 'element') replaceStyles(child, styles, context)
    },
  })
}

function replaceStyles(node: Readonly<Element>, styles: InlineStyleClasses, context: HastVisitorContext) {
  const { style, className } = node.properties
  if (typeof style === 'string') {
    const classes = Array.isArray(className) ? className : []
    if (style.trim() !== '') context.setProperty(node, 'className', [...classes, styles.classFor(style)])
    context.setProperty(node, 'style', null)
  }
  for (const child of node.children) if (child.type === 'element') replaceStyles(child, styles, context)
}
