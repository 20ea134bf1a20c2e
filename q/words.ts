import { createCompressionVerbs } from './compression.ts'
import { iteratorFacts } from './iterate/iterators.ts'
import { createLibraryVerbs, library } from './library.ts'
import { createSessionState } from './session/create-session.ts'
import type { IteratorName, VerbHelp } from './values/value.ts'
import { factsOf } from './values/verb.ts'

/** A word or sign of q with its help. */
export interface Word extends VerbHelp {
  name: string
  /** Whether it is a verb, an iterator or a constant of q, instead of a part of a query or of a control structure. */
  isValue: boolean
}

/** The words of queries and of control structures. */
const syntaxWords: Readonly<Record<string, VerbHelp>> = {
  by: {
    shape: 'select … by c from t',
    help: 'groups the rows of a query by the values of a column',
    examples: [['exec sum v by g from([]g:`x`y`x;v:1 2 3)', 'x| 4\ny| 2']],
  },
  delete: {
    shape: 'delete c from t',
    help: 'a table without some columns, or without the rows that meet a condition',
    examples: [['delete a from([]a:1 2;b:3 4)', 'b\n-\n3\n4']],
  },
  do: {
    shape: 'do[n;a;b]',
    help: 'runs the expressions n times',
    examples: [['n:1;do[3;n*:2];n', '8']],
  },
  exec: {
    shape: 'exec c from t',
    help: 'a query that gives a list, or a dictionary, instead of a table',
    examples: [['exec a from([]a:1 2)', '1 2']],
  },
  from: {
    shape: 'select … from t',
    help: 'names the table of a query',
    examples: [['select from([]a:1 2)where a>1', 'a\n-\n2']],
  },
  if: {
    shape: 'if[c;a;b]',
    help: 'runs the expressions if the condition is true',
    examples: [['n:1;if[n<5;n:5];n', '5']],
  },
  select: {
    shape: 'select c by g from t where w',
    help: 'reads columns, groups and rows of a table',
    examples: [['select b from([]a:1 2;b:3 4)where a=2', 'b\n-\n4']],
  },
  update: {
    shape: 'update c:x from t',
    help: 'a table with new or changed columns',
    examples: [['update b:2*a from([]a:1 2)', 'a b\n---\n1 2\n2 4']],
  },
  while: {
    shape: 'while[c;a;b]',
    help: 'repeats the expressions as long as the condition is true',
    examples: [['n:1;while[n<100;n*:2];n', '128']],
  },
}

/** The help of words that have no verb record of their own. */
const otherValues: Readonly<Record<string, VerbHelp>> = {
  csv: {
    shape: 'csv',
    help: 'the delimiter "," for saving tables as text: csv 0: t',
    examples: [['csv', '","']],
  },
  // Another name of the verb `value`.
  get: {
    shape: 'get x',
    help: 'the value of a variable, or what a file holds: get `:file',
    examples: [
      ['a:3;get`a', '3'],
      ['`:f set 1 2;get`:f', '1 2'],
    ],
  },
}

/** All words and signs of q in the order of their characters, with their help. */
export function listWords(): Word[] {
  const session = createSessionState({ library })
  const verbs = [...createLibraryVerbs(session), ...createCompressionVerbs()]
  const fromLibrary = new Map(verbs.map(verb => [verb.name, verb]))
  const names = [...new Set([...session.verbNames(), ...fromLibrary.keys()])]
  const values = names.flatMap(name => {
    const value = session.findVerb(name)
    const facts = iteratorFacts[name as IteratorName] ?? fromLibrary.get(name)?.facts ?? (value && factsOf(value))
    const { shape, help, examples } = facts ?? {}
    // `#:` is another name of `count` and has its record, as `get` has that of `value`.
    const isOwn = value?.kind !== 'primitive' || value.name === name
    return isOwn && shape !== undefined && help !== undefined && examples
      ? [{ name, shape, help, examples, isValue: true }]
      : []
  })
  const list = (words: Readonly<Record<string, VerbHelp>>, isValue: boolean) =>
    Object.entries(words).map(([name, word]) => ({ name, ...word, isValue }))
  return [...values, ...list(otherValues, true), ...list(syntaxWords, false)].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The keywords of q, such as `count` and `in`, without the words of queries and of control structures. */
export const listKeywords = (): string[] =>
  listWords().flatMap(({ name, isValue }) => (isValue && /^[a-z]/.test(name) ? name : []))
