import { defineHastPlugin, type MdastNode, markdownToHtml, markdownToMdast } from 'satteri'
import { isExternal } from '../../urls/addresses.ts'

const openExternalLinksInNewTab = defineHastPlugin({
  name: 'open-external-links-in-new-tab',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (!isExternal(String(node.properties.href))) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener noreferrer')
    },
  },
})

/** Renders one line of Markdown to HTML without a paragraph around it: `Follow *us*` becomes `Follow <em>us</em>`. */
export function renderInlineMarkdown(text: string): string {
  const { html } = markdownToHtml(text, { hastPlugins: [openExternalLinksInNewTab] })
  // satteri writes a line that is no list, heading or other block as `<p>…</p>`, without attributes.
  return html.trim().replace(/^<p>|<\/p>$/g, '')
}

/** One line of Markdown as plain text: without markup, links as their text, images as their alternative text. */
export function stripInlineMarkdown(text: string): string {
  // Most lines hold none of the characters that have a meaning in Markdown, and need no parser.
  return /[\\`*_[<&~]/.test(text) ? getPlainText(markdownToMdast(`# ${text}`)).trim() : text
}

function getPlainText(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? (node.children as MdastNode[]).map(getPlainText).join('') : ''
}
