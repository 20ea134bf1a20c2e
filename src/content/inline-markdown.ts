import { defineHastPlugin, type MdastNode, markdownToHtml, markdownToMdast } from 'satteri'
import { isExternal } from './link-targets.ts'

const outsideLinks = defineHastPlugin({
  name: 'outside-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (!isExternal(String(node.properties.href))) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener noreferrer')
    },
  },
})

/** One line of Markdown from the configuration as HTML without a paragraph around it. */
export function renderInlineMarkdown(text: string): string {
  const { html } = markdownToHtml(text, { hastPlugins: [outsideLinks] })
  return html.trim().replace(/^<p>|<\/p>$/g, '')
}

/** The words of one line of Markdown: no marks, links as their text, images as theirs. */
export function plainInlineMarkdown(text: string): string {
  // Most lines hold no mark, and need no parser.
  return /[\\`*_[<&~]/.test(text) ? wordsOf(markdownToMdast(`# ${text}`)).trim() : text
}

function wordsOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? (node.children as MdastNode[]).map(wordsOf).join('') : ''
}
