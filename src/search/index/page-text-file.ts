// The file with the text of one page's sections, from which snippets are cut. It is fetched only for pages among the results.
import type { Section } from './page-sections.ts'

/** Text and code by anchor; the lead of the page has the empty one. */
export type PageText = Map<string, { text: string; code: string }>

interface TextFile {
  format: number
  sections: [anchor: string, text: string, code: string][]
}

/** Raise this when the format changes, so that tabs of an older build ignore the file. */
const textFormat = 1

export function writePageText(sections: Section[]): string {
  const file: TextFile = {
    format: textFormat,
    sections: sections.map(({ anchor, text, code }) => [anchor, text, code]),
  }
  return `${JSON.stringify(file)}\n`
}

/** Undefined for a damaged file, or one of another format: results are still useful without snippets. */
export function readPageText(file: string): PageText | undefined {
  try {
    const { format, sections } = JSON.parse(file) as TextFile
    if (format !== textFormat) return undefined
    return new Map(sections.map(([anchor, text, code]) => [anchor, { text, code }]))
  } catch {
    return undefined
  }
}
