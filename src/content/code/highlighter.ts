// Code is coloured at build by Shiki. Its theme gives each kind of token a number instead of a colour; the number becomes a
// one-letter class, so pages carry no inline style and both colour modes are plain CSS (src/styles/code-colours.css). Languages
// that Shiki lacks, such as q, are coloured by a FenceRenderer (render-code-block.ts).
import type { LanguageRegistration } from 'shiki/core'
import { escapeHtml } from '../../lib/text.ts'

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

export interface Highlighter {
  /** HTML of one piece of code: text and `<span class="k">` tokens, escaped. */
  highlight: (code: string, language: string) => string
}

/** A highlighter for those of `languages` that Shiki has a grammar for; code in any other is shown without colours. Shiki is loaded with its first grammar. */
export async function createHighlighter(languages: Iterable<string>): Promise<Highlighter> {
  const grammars = (await Promise.all([...new Set(languages)].map(loadLanguage))).flat()
  if (grammars.length === 0) return { highlight: escapeHtml }
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ])
  const shiki = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    langs: grammars,
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
    highlight(code, language) {
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
export function loadHighlighter(languages: readonly string[]): Promise<Highlighter> {
  const known = loaded
  if (known && languages.every(language => known.languages.has(language))) return known.highlighter
  const wanted = new Set([...(known?.languages ?? []), ...languages])
  loaded = { languages: wanted, highlighter: createHighlighter(wanted) }
  return loaded.highlighter
}
