// The text of one page's sections, fetched when its snippets are to be shown.
import type { Section } from './sections.ts'

/** By anchor; what stands before the first heading has the empty one. */
export type PageText = Map<string, { text: string; code: string }>

const textFormat = 1

type TextFile = { format: number; sections: [anchor: string, text: string, code: string][] }

export function writePageText(sections: Section[]): string {
  const file: TextFile = {
    format: textFormat,
    sections: sections.map(({ anchor, text, code }) => [anchor, text, code]),
  }
  return `${JSON.stringify(file)}\n`
}

/** Undefined for a file of another format, or a damaged one. */
export function readPageText(text: string): PageText | undefined {
  try {
    const { format, sections } = JSON.parse(text) as TextFile
    if (format !== textFormat) return undefined
    return new Map(sections.map(([anchor, prose, code]) => [anchor, { text: prose, code }]))
  } catch {
    return undefined
  }
}
