import { defineHastPlugin, type MdastNode, markdownToHtml, markdownToMdast } from 'satteri'
import { isExternal } from '../../urls/is-external.ts'

const openOutsideLinksInNewTab = defineHastPlugin({
  name: 'open-outside-links-in-new-tab',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (!isExternal(String(node.properties.href))) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener noreferrer')
    },
  },
})

/** One line of Markdown from the configuration as HTML, without the paragraph that satteri puts around it. */
export function renderInlineMarkdown(text: string): string {
  const { html } = markdownToHtml(text, { hastPlugins: [openOutsideLinksInNewTab] })
  return html.trim().replace(/^<p>|<\/p>$/g, '')
}

/** The words of one line of Markdown: no marks, links as their text, images as their alternative text. */
export function stripInlineMarkdown(text: string): string {
  // Most lines hold none of the characters that have a meaning in Markdown, and need no parser.
  return /[\\`*_[<&~]/.test(text) ? getPlainText(markdownToMdast(`# ${text}`)).trim() : text
}

function getPlainText(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? (node.children as MdastNode[]).map(getPlainText).join('') : ''
}
