import { keywords } from '../syntax/keywords.ts'
import type { ColourKind } from './colour-token.ts'

/** The word that a query has come to; `select` stands for `exec`, `update` and `delete` too. */
type Phase = 'select' | 'by' | 'from' | 'where'

/** Of queries nested deeper, the outer ones are forgotten: looking through thousands would take too long. */
const maxQueries = 20

interface Level {
  /** Between the brackets of `{[a;b] a+b}`. */
  isParameters: boolean
  /** The queries that are open between these brackets, the innermost last. */
  queries: Phase[]
}

/**
 * Classifies names by the brackets and queries around them. Call its methods for all names and punctuation of a text, in
 * the order in which they appear.
 */
export class NameReader {
  private level: Level = { isParameters: false, queries: [] }
  private readonly outer: Level[] = []

  open(isParameters: boolean) {
    this.outer.push(this.level)
    this.level = { isParameters: isParameters || this.level.isParameters, queries: [] }
  }

  close() {
    this.level = this.outer.pop() ?? { isParameters: false, queries: [] }
  }

  separate() {
    this.level.queries = []
  }

  read(name: string): ColourKind {
    const { isParameters, queries } = this.level
    if (isParameters) return 'variable'
    if (isQueryWord(name, queries)) return 'query'
    if (/^(?:if|do|while)$/.test(name)) return 'control'
    if (keywords.has(name) || /^\.[hjmoQqsz](?:\.|$)/.test(name)) return 'function'
    return /^[xyz]$/.test(name) ? 'variable' : 'name'
  }
}

/** Keeps `queries` up to date. Outside of queries, `where` is a function, and `by` and `from` are taken for an excerpt. */
function isQueryWord(name: string, queries: Phase[]): boolean {
  if (/^(?:select|exec|update|delete)$/.test(name)) {
    queries.push('select')
    if (queries.length > maxQueries) queries.shift()
    return true
  }
  if (name === 'by') return continueQuery(queries, ['select'], name) || true
  if (name === 'from') return continueQuery(queries, ['select', 'by'], name) || true
  return name === 'where' && continueQuery(queries, ['from'], name)
}

/** A word belongs to the innermost query that it may follow in, and ends those inside of that. */
function continueQuery(queries: Phase[], phases: readonly Phase[], word: Phase): boolean {
  const index = queries.findLastIndex(phase => phases.includes(phase))
  if (index < 0) return false
  queries.splice(index, queries.length, word)
  return true
}
