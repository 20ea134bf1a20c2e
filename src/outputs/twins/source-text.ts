// Where a node is in its Markdown source, and what precedes it on its lines.
import type { MdastNode } from 'satteri'

export function getStart(node: MdastNode): number {
  return node.position?.start.offset ?? 0
}

export function getEnd(node: MdastNode): number {
  return node.position?.end.offset ?? 0
}

export function getSource(node: MdastNode, markdown: string): string {
  return markdown.slice(getStart(node), getEnd(node))
}

/** What must precede the further lines of a block: `  ` in `- block`, `> ` in `> block`. */
export function getLinePrefix(node: MdastNode, markdown: string): string {
  const startOfLine = markdown.lastIndexOf('\n', getStart(node) - 1) + 1
  const before = markdown.slice(startOfLine, getStart(node))
  const withoutMarkers = before.replace(/(?:[-*+]|\d+[.)])(?=\s)/g, marker => ' '.repeat(marker.length))
  return /^[\s>]*/.exec(withoutMarkers)?.[0] ?? ''
}

/** Puts `prefix` before all lines of `text` but the first. */
export function addPrefix(text: string, prefix: string): string {
  if (prefix === '') return text
  return text.replace(/\n(?=(\n?))/g, (_, next: string) => `\n${next ? prefix.trimEnd() : prefix}`)
}

/** Removes indentation and `>`, up to the length of `prefix`, from all lines of `text` but the first. */
export function removePrefix(text: string, prefix: string): string {
  if (prefix === '') return text
  return text.replace(new RegExp(`\\n[ \\t>]{0,${prefix.length}}`, 'g'), '\n')
}
