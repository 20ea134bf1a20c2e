import type { Element, ElementContent } from 'hast'
import { createElement, hasClass } from '../../../lib/html-tree.ts'
import type { ElementVisitor } from './element-visitor.ts'

/** Labels the checkbox of a task (`- [ ] text`) with the text of the task. */
export const labelTasks: ElementVisitor = {
  filter: ['li'],
  visit(node, context) {
    if (!hasClass(node, 'task-list-item')) return
    // A list with blank lines has its text in paragraphs.
    const paragraph = node.children.find(child => isElement(child) && child.tagName === 'p') as Element | undefined
    const content = (paragraph ?? node).children as ElementContent[]
    const firstBlock = content.findIndex(child => isElement(child) && /^(?:ul|ol|p|pre|div)$/.test(child.tagName))
    const end = firstBlock < 0 ? content.length : firstBlock
    const label = createElement('label', {}, content.slice(0, end))
    const rest = paragraph ? node.children.slice(node.children.indexOf(paragraph) + 1) : node.children.slice(end)
    const properties = { className: ['task-list-item'] }
    context.replaceNode(node, createElement('li', properties, [label, ...(rest as ElementContent[])]))
  },
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element'
}
