// The file with the text of one page's sections, from which snippets are cut. It is fetched for pages that are shown.
import type { Section } from './page-sections.ts'

/** Text and code by anchor; the lead of the page has the empty one. */
export type PageText = Map<string, { text: string; code: string }>

type TextFile = { format: number; sections: [anchor: string, text: string, code: string][] }

/** To be raised when the form of the file changes, so that a tab of an older build ignores it. */
const textFormat = 1

export function writePageText(sections: Section[]): string {
  const file: TextFile = {
    format: textFormat,
    sections: sections.map(({ anchor, text, code }) => [anchor, text, code]),
  }
  return `${JSON.stringify(file)}\n`
}

/** Undefined for a damaged file, or one of another format: the results are of use without snippets. */
export function readPageText(file: string): PageText | undefined {
  try {
    const { format, sections } = JSON.parse(file) as TextFile
    if (format !== textFormat) return undefined
    return new Map(sections.map(([anchor, text, code]) => [anchor, { text, code }]))
  } catch {
    return undefined
  }
}
