import type { MarkedText } from './search-provider.ts'

/** What the service is asked to put around matches: characters that no text has, so that nothing is read as HTML. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

const longest = 1_000
/** Crawlers store text escaped for HTML. `&` comes last, so that what was escaped twice is decoded once. */
const entities: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#(?:39|x27);/gi, "'"],
  [/&amp;/g, '&'],
]

/** Text with its marks as ranges. Marks within marks count once; one that is never closed marks nothing. */
export function readMarks(value: string): MarkedText {
  let text = ''
  let start: number | undefined
  const marks: MarkedText['marks'] = []
  for (const part of value.slice(0, longest).split(/([\uE000\uE001])/)) {
    if (part === markStart) start ??= text.length
    else if (part === markEnd) {
      if (start !== undefined && start < text.length) marks.push([start, text.length])
      start = undefined
    } else text += decode(part)
  }
  return { text, marks }
}

function decode(text: string): string {
  return text.includes('&')
    ? entities.reduce((rest, [entity, character]) => rest.replace(entity, character), text)
    : text
}
