// Docusaurus takes HTML in its configuration where Tickwise takes one line of Markdown.

/** `Made by <a href="https://a.example">us</a>` becomes `Made by [us](https://a.example)`. Other tags are left out, with their text kept. */
export function htmlToMarkdown(html: string): string {
  return html
    .replace(/<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis, (_, _quote, href: string, text: string) => {
      const label = removeTags(text)
      return label === '' ? '' : `[${label}](${href})`
    })
    .replace(/<(strong|b)\b[^>]*>(.*?)<\/\1>/gis, '**$2**')
    .replace(/<(em|i)\b[^>]*>(.*?)<\/\1>/gis, '*$2*')
    .replace(/<code\b[^>]*>(.*?)<\/code>/gis, '`$1`')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The links in HTML, with their text. */
export function listLinks(html: string): { label: string; href: string }[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis)].flatMap(
    ([tag, , href = '', text = '']) => {
      const label = removeTags(text) || (/\b(?:aria-label|title)=(["'])(.*?)\1/i.exec(tag)?.[2] ?? '')
      return label === '' ? [] : [{ label, href }]
    },
  )
}

function removeTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
