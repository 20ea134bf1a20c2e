import { getTextContent, parseHtml } from '../../lib/html-tree.ts'

/** Two lines of a list on a wide screen. */
const maxCharacters = 210

/** The first sentences of a preview for lists of posts: text of its paragraphs, without code blocks, tables and images. */
export function summarizePreview(html: string): string {
  const text = parseHtml(html)
    .filter(node => node.type === 'element' && node.tagName === 'p')
    .map(getTextContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= maxCharacters) return text
  return cutAfterSentence(text) ?? `${cutBetweenWords(text)} …`
}

/** `One. Two. A long third` gives `One. Two.`; undefined if not even the first sentence fits. */
function cutAfterSentence(text: string): string | undefined {
  return new RegExp(`^.{1,${maxCharacters - 1}}[.!?](?= )`, 's').exec(text)?.[0]
}

function cutBetweenWords(text: string): string {
  const words = text.slice(0, maxCharacters + 1)
  const end = words.lastIndexOf(' ')
  // A text without spaces, such as Japanese, is cut between characters.
  return end > 0 ? words.slice(0, end) : [...text].slice(0, maxCharacters).join('')
}
