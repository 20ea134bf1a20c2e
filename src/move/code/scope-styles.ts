// The stylesheet that Docusaurus links on all pages. Here pages in React import it, and it must not change navbar and footer.

/** The element that stand-ins for Docusaurus' layout put around a page. */
const page = '#main'

/**
 * Lets rules apply within the page alone: `h1 { … }` moves into `#main { … }`. Variables of the root, fonts, animations and
 * imports stay outside, and a rule that depends on the colour mode becomes `[data-theme="dark"] & .hero { … }`.
 */
export function scopeStyles(css: string): string {
  const outside: string[] = []
  const inside: string[] = []
  for (const { prelude, block } of splitRules(css)) {
    const rule = block === undefined ? `${prelude};` : `${prelude} {${block}}`
    if (staysOutside(prelude)) outside.push(rule)
    else if (/^@(?:media|supports|container)\b/.test(prelude))
      inside.push(`${prelude} {\n${scopeNested(block ?? '')}\n}`)
    else inside.push(`${scopeSelectors(prelude)} {${block ?? ''}}`)
  }
  return [...outside, ...(inside.length > 0 ? [`${page} {\n${inside.join('\n\n')}\n}`] : [])].join('\n\n').concat('\n')
}

/** Rules within `@media` that stand for the root keep to it, as `:root &` would be the page. */
function scopeNested(block: string): string {
  return splitRules(block)
    .map(rule => `${scopeSelectors(rule.prelude)} {${rule.block ?? ''}}`)
    .join('\n')
}

const root = String.raw`(?:html|body|:root|\[data-theme[^\]]*\]|\.(?:dark|light))+`

function staysOutside(prelude: string): boolean {
  if (/^@(?!media|supports|container)/.test(prelude)) return true
  return prelude.split(',').every(selector => new RegExp(`^${root}$`).test(selector.trim()))
}

function scopeSelectors(prelude: string): string {
  return prelude
    .split(',')
    .map(selector =>
      selector
        .trim()
        .replace(new RegExp(`^(${root})(?:\\s+|$)`), '$1 & ')
        .trim(),
    )
    .join(', ')
}

interface Rule {
  /** Selectors, or an at-rule with its condition. */
  prelude: string
  /** What is between the braces; undefined for `@import '…'`. */
  block: string | undefined
}

/** The rules at the top of a stylesheet, without comments. What follows an unclosed brace belongs to it. */
function splitRules(css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules: Rule[] = []
  let start = 0
  let depth = 0
  let open = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"' || character === "'") at = findEndOfText(text, at)
    else if (character === '{' && depth++ === 0) open = at
    else if (character === ';' && depth === 0) {
      rules.push({ prelude: text.slice(start, at).trim(), block: undefined })
      start = at + 1
    } else if (character === '}' && depth > 0 && --depth === 0) {
      rules.push({ prelude: text.slice(start, open).trim(), block: text.slice(open + 1, at) })
      start = at + 1
    }
  }
  if (depth > 0) rules.push({ prelude: text.slice(start, open).trim(), block: text.slice(open + 1) })
  return rules.filter(({ prelude }) => prelude !== '')
}

function findEndOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[start] || text[at] === '\n') return at
  }
  return text.length
}
