import type { MdastNode } from 'satteri'
import { readCodeLines, readCodeTitle } from '../../content/code/code-lines.ts'
import { readQFence } from '../../q-pages/fence/q-fence.ts'
import { addPrefix, getLinePrefix, getSource } from './source-text.ts'

/**
 * A code block without highlighting: its title becomes a line, and added and removed lines make it a diff. Empty for blocks
 * that pages do not show.
 */
export function printCode(node: Extract<MdastNode, { type: 'code' }>, markdown: string): string {
  const fence = /^(?:`{3,}|~{3,})/.exec(getSource(node, markdown))?.[0]
  if (!fence) return getSource(node, markdown)
  const language = node.lang ?? ''
  const meta = node.meta ?? ''
  const title = readCodeTitle(meta)
  const role = readQFence({ code: node.value, language: language.toLowerCase(), meta, title })?.role
  if (role === 'starter' || role === 'check') return ''
  const lines = readCodeLines(node.value, language.toLowerCase(), meta)
  const isDiff = lines.some(({ mark }) => mark === 'added' || mark === 'removed')
  const texts = lines.map(({ text, mark }) => {
    if (!isDiff) return text
    return `${mark === 'added' ? '+' : mark === 'removed' ? '-' : ' '} ${text}`
  })
  const block = [...(title ? [`**${title}**`, ''] : []), fence + (isDiff ? 'diff' : language), ...texts, fence]
  return addPrefix(block.join('\n'), getLinePrefix(node, markdown))
}
