/** The areas of the documented examples, in words for readers. */
const names: Record<string, string> = {
  'apply-index-amend': 'Apply, index and amend',
  attributes: 'Attributes',
  'cast-tok-types': 'Types and casts',
  control: 'Control words',
  'dict-tables': 'Dictionaries and tables',
  'enumerations-links': 'Enumerations and links between tables',
  'errors-debug': 'Errors and debugging',
  'format-precision': 'Precision of printed numbers',
  'functional-parse-eval': 'Parse trees and functional queries',
  iterators: 'Iterators',
  joins: 'Joins',
  'kb (cookbook)': 'Recipes',
  'learn (tutorial pages)': 'Tutorials',
  'list-set-keywords': 'Keywords for lists and sets',
  'math-stats-keywords': 'Keywords for mathematics and statistics',
  namespaces: 'Namespaces',
  operators: 'Operators',
  other: 'Other keywords',
  'pattern-match(4.1)': 'Pattern matching',
  qsql: 'qSQL queries',
  'serialization-internal': 'Serialisation and internal functions',
  'strings-regex': 'Strings',
  'system-namespaces(.Q .h .j .z)': 'Namespaces of the system: .Q, .h, .j, .z',
  temporal: 'Dates and times',
  'text-io-in-memory': 'Reading and writing text',
  views: 'Views',
}

/** `dict-tables` -> `Dictionaries and tables`; an area without a name of its own keeps its code. */
export const getAreaName = (code: string): string => names[code] ?? code
