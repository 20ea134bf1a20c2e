import { getTextContent, parseHtml } from '../../lib/html-tree.ts'

/** More than two lines of a list on the widest screen. */
const maxCharacters = 260

/** The first words of a preview for lists of posts: the text of its paragraphs, without code blocks, tables and images. */
export function summarizePreview(html: string): string {
  const text = parseHtml(html)
    .filter(node => node.type === 'element' && node.tagName === 'p')
    .map(getTextContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= maxCharacters ? text : `${cutBetweenWords(text)} …`
}

function cutBetweenWords(text: string): string {
  const words = text.slice(0, maxCharacters + 1)
  const end = words.lastIndexOf(' ')
  // A text without spaces, such as Japanese, is cut between characters.
  return end > 0 ? words.slice(0, end) : [...text].slice(0, maxCharacters).join('')
}
