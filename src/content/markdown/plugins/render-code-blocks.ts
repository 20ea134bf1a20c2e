import type { Highlighter } from '../../code/highlighter.ts'
import { renderCodeBlock } from '../../code/render-code-block.ts'
import type { ElementVisitor } from './element-visitor.ts'

export interface CodeBlockContext {
  highlighter: Highlighter
}

/** Colours code blocks. */
export function renderCodeBlocks({ highlighter }: CodeBlockContext): ElementVisitor {
  return {
    filter: ['pre'],
    visit(node, context) {
      const code = node.children.find(child => child.type === 'element')
      // As satteri documents them: the first word of the fence, and the rest of its line.
      const data = code?.data as { lang?: string | null; meta?: string | null } | undefined
      const fence = {
        code: context.textContent(node),
        language: (data?.lang ?? '').toLowerCase(),
        meta: data?.meta ?? '',
      }
      context.replaceNode(node, { type: 'raw', value: renderCodeBlock(fence, highlighter) })
    },
  }
}
