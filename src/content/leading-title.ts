/** The `# Title` that opens a body, if it does, and the body without it (its line left empty, so that lines still count). */
export function takeLeadingTitle(body: string): { title: string | undefined; body: string } {
  const [match, blank = '', title = ''] = /^((?:[ \t]*\n|import [^\n]*\n)*)#[ \t]+([^\n]+)/.exec(body) ?? []
  if (match === undefined) return { title: undefined, body }
  const plain = title
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replaceAll('`', '')
  return { title: plain, body: blank + body.slice(match.length) }
}
