import type { MarkedText } from '../search-contract.ts'

/** The service puts these around matches. They are private-use characters, which texts do not contain, so no answer has to be parsed as HTML. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

/** Longer texts are truncated: no snippet is that long. */
const maxLength = 1_000
/** Crawlers store text escaped for HTML. `&amp;` is last, so that `&amp;lt;` becomes `&lt;` and not `<`. */
const entities: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#(?:39|x27);/gi, "'"],
  [/&amp;/g, '&'],
]

/** The text with its marks as ranges. Nested marks count once, and an unclosed one marks nothing. */
export function readHostedMarks(value: string): MarkedText {
  let text = ''
  let start: number | undefined
  const marks: MarkedText['marks'] = []
  for (const part of value.slice(0, maxLength).split(/([\uE000\uE001])/)) {
    if (part === markStart) start ??= text.length
    else if (part === markEnd) {
      if (start !== undefined && start < text.length) marks.push([start, text.length])
      start = undefined
    } else text += decodeEntities(part)
  }
  return { text, marks }
}

function decodeEntities(text: string): string {
  return text.includes('&')
    ? entities.reduce((rest, [entity, character]) => rest.replace(entity, character), text)
    : text
}
