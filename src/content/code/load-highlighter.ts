import { createHighlighter, type Highlighter } from './highlighter.ts'

let loaded: { languages: Set<string>; highlighter: Promise<Highlighter> } | undefined

/**
 * A highlighter that knows at least these languages. Development reads all content again at each edit, so a process keeps
 * one highlighter until it needs another language.
 */
export function loadHighlighter(languages: string[]): Promise<Highlighter> {
  const known = loaded
  if (known && languages.every(language => known.languages.has(language))) return known.highlighter
  const wanted = new Set([...(known?.languages ?? []), ...languages])
  loaded = { languages: wanted, highlighter: createHighlighter(wanted) }
  return loaded.highlighter
}
