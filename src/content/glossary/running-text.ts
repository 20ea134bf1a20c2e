/**
 * Splits HTML into comments, tags (groups 1 to 3 are the slash, the name and the attributes) and the text between them. The
 * HTML is our own output, in which attribute values are quoted and a `<` in text is escaped; one that is not counts as text.
 */
const tokens = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gis

/** Elements whose text is a heading, a link, code, a control or a picture. */
const skippedElements = new Set(
  'a abbr button code dfn figcaption h1 h2 h3 h4 h5 h6 kbd label math nav option pre samp script style summary svg template th x-island'.split(
    ' ',
  ),
)
const skippedClass = /\sclass="[^"]*\b(?:admonition-title|visually-hidden|sr-only)\b/

/** The pieces of text that people read as sentences, each with its position in `html`. */
export function* splitRunningText(html: string): Generator<{ text: string; position: number }> {
  /** The outermost element being skipped, and how many elements of the same name are open in it. */
  let skipped: { name: string; depth: number } | undefined
  for (const { 0: text, 1: slash, 2: tag, 3: attributes = '', index } of html.matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (name === undefined) {
      if (!skipped && !text.startsWith('<')) yield { text, position: index }
    } else if (skipped?.name === name) {
      skipped.depth += slash ? -1 : 1
      if (skipped.depth === 0) skipped = undefined
    } else if (!skipped && !slash && (skippedElements.has(name) || skippedClass.test(attributes))) {
      skipped = { name, depth: 1 }
    }
  }
}
