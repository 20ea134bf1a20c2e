/** The first line of prose in `body` as plain text: what describes a page whose author wrote no description. */
export function excerpt(body: string): string | undefined {
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence || marker) {
      fence = fence ? (marker?.startsWith(fence) ? undefined : fence) : marker
      continue
    }
    if (/^\s*(#|import\s|export\s|:::|<|\{\/\*|\||!\[)/.test(line)) continue
    const text = plainText(line)
    if (text !== '') return text
  }
  return undefined
}

function plainText(line: string): string {
  return line
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/(`+)(.+?)\1|(\*{1,3})(\S.*?)\3|(?<!\w)(_{1,3})(\S.*?)\5(?!\w)/g, '$2$4$6')
    .trim()
}
