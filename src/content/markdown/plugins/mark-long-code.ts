import type { ElementVisitor } from './element-visitor.ts'

/** This many characters fit on one line of a phone with text at twice its size. */
const maxLengthOfLine = 14

/** Marks inline code that is so long that it may have to be broken over several lines. */
export const markLongCode: ElementVisitor = {
  filter: ['code'],
  visit(node, context) {
    const parent = context.parent(node)
    if ('tagName' in parent && parent.tagName === 'pre') return
    if (context.textContent(node).length > maxLengthOfLine) context.setProperty(node, 'className', ['long'])
  },
}
