import { createElement } from '../../../lib/html-tree.ts'
import type { ElementVisitor } from './element-visitor.ts'

/** Lets wide tables scroll by themselves, by keyboard too. */
export const wrapTables: ElementVisitor = {
  filter: ['table'],
  visit(node, context) {
    const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }
    context.wrapNode(node, createElement('div', properties))
  },
}
