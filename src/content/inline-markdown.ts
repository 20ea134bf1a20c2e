import { defineHastPlugin, markdownToHtml } from 'satteri'
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
