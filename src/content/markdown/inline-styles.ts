import { createHash } from 'node:crypto'
import type { Element } from 'hast'
import { defineHastPlugin, type HastVisitorContext } from 'satteri'

export interface InlineStyleClasses {
  /** The class for CSS declarations such as `color: red; margin: 0`. */
  classFor: (declarations: string) => string
  /** The rules of all classes given out so far; empty when there are none. */
  css: () => string
}

/**
 * Turns the styles that authors write inline into classes of one stylesheet, because the content security policy of a
 * published page allows no `style=`. Equal declarations share a class.
 */
export function createInlineStyleClasses(): InlineStyleClasses {
  const declarationsByClass = new Map<string, string>()
  return {
    classFor(declarations) {
      const safe = removeUnsafeCharacters(declarations).trim().replace(/;$/, '')
      const name = `s-${createHash('sha256').update(safe).digest('hex').slice(0, 8)}`
      declarationsByClass.set(name, safe)
      return name
    },
    css: () =>
      [...declarationsByClass]
        .sort() // Otherwise the file would depend on the order in which pages are read.
        .map(([name, declarations]) => `.${name}{${declarations}}`)
        .join('\n'),
  }
}

/** Removes the characters that could end the rule, start an at-rule or close a `<style>` element. */
function removeUnsafeCharacters(declarations: string): string {
  return declarations.replace(/[{}<>@\\]/g, '')
}

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
