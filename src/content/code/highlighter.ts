// Code is coloured at build: q by the interpreter's lexer, other languages by Shiki. Shiki's theme gives each kind of token
// a number instead of a colour; the number becomes a one-letter class, so pages carry no inline style and both colour modes
// are plain CSS (src/styles/code-colours.css).

import { createHighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { escapeHtml } from '../../lib/text.ts'
import { highlightQ } from './highlight-q.ts'

const scopesByClass: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string'],
  e: ['constant.character.escape'],
  y: ['constant.other.symbol'],
  n: ['constant.numeric'],
  l: ['constant.language'],
  o: ['keyword.operator'],
  k: ['keyword', 'storage'],
  m: ['markup.heading'],
  f: ['support.function', 'entity.name.function', 'entity.name.tag'],
  v: ['variable.language', 'variable.parameter', 'entity.other.attribute-name', 'support.type.property-name'],
}
const classes = Object.keys(scopesByClass)
/** Text outside of tokens. */
const plain = '#000000'
/** The colour of the class with that index. */
const colorOf = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0').toUpperCase()}`
const classByColor = new Map(classes.map((name, index) => [colorOf(index), name]))

/** Languages that are shown without colours and without a warning. */
const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console'])

export interface Highlighter {
  /** HTML of one piece of code: text and `<span class="k">` tokens, escaped. */
  highlight: (code: string, language: string) => string
  isKnown: (language: string) => boolean
}

/** A highlighter for q and those of `languages` that Shiki has a grammar for; code in any other is shown without colours. */
export async function createHighlighter(languages: Iterable<string>): Promise<Highlighter> {
  const wanted = [...new Set(languages)].filter(name => name !== 'q' && !plainLanguages.has(name))
  const loaded = await Promise.all(wanted.map(loadLanguage))
  const shiki = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    langs: loaded.flat(),
    themes: [
      {
        name: 'classes',
        fg: plain,
        bg: '#FFFFFF',
        settings: [
          { settings: { foreground: plain, background: '#FFFFFF' } },
          ...classes.map((name, index) => ({
            scope: scopesByClass[name] ?? [],
            settings: { foreground: colorOf(index) },
          })),
        ],
      },
    ],
  })
  const known = new Set(shiki.getLoadedLanguages())
  return {
    isKnown: language => language === 'q' || plainLanguages.has(language) || known.has(language),
    highlight(code, language) {
      if (language === 'q') return highlightQ(code)
      if (!known.has(language)) return escapeHtml(code)
      // With Shiki's time limit, a slow machine would leave the rest of a line without colours, and builds would differ.
      const lines = shiki.codeToTokensBase(code, { lang: language, theme: 'classes', tokenizeTimeLimit: 0 })
      return lines.map(tokens => tokens.map(renderToken).join('')).join('\n')
    },
  }
}

function renderToken({ content, color }: { content: string; color?: string }): string {
  const name = classByColor.get(color?.toUpperCase() ?? '')
  const html = escapeHtml(content)
  return name && content.trim() !== '' ? `<span class="${name}">${html}</span>` : html
}

/** The grammar of a language by any name that Shiki knows, such as `sh` or `c++`. */
async function loadLanguage(name: string): Promise<LanguageRegistration[]> {
  const { bundledLanguages } = await import('shiki/langs')
  if (!Object.hasOwn(bundledLanguages, name)) return []
  return (await bundledLanguages[name as keyof typeof bundledLanguages]()).default
}

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
