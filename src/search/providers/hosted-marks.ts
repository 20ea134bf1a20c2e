import type { MarkedText } from '../search-contract.ts'

/** What the service is asked to put around matches: private-use characters, which no text has, so no answer is read as HTML. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

/** Longer texts are cut: no snippet shows as much. */
const maxLength = 1_000
/** Crawlers store text escaped for HTML. `&amp;` is last, so that `&amp;lt;` becomes `&lt;` and not `<`. */
const entities: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#(?:39|x27);/gi, "'"],
  [/&amp;/g, '&'],
]

/** Text with its marks as ranges. Marks within marks count once; one that is never closed marks nothing. */
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
