import { words } from 'virtual:q-word-help'

export interface WordHelp {
  /** How it is written: `x in y`. */
  shape: string
  /** What it does: `tells for each item of x whether it is in y`. */
  meaning: string
}

export type FoundHelp = WordHelp & { word: string }

/** The help for the word at a place of a text; undefined if there is no word, or no line about it. */
export function findHelpAt(text: string, index: number): FoundHelp | undefined {
  const word = findWordAt(text, index)
  const help = word === undefined ? undefined : findWordHelp(word)
  return help && word !== undefined ? { ...help, word } : undefined
}

/** What a keyword or an operator of q does; undefined for other names. */
export const findWordHelp = (word: string): WordHelp | undefined => helpByWord.get(word)

const helpByWord = new Map(words.map(([word, shape, meaning]) => [word, { shape, meaning }]))

/**
 * The name or operator of q at a place of a text: in `select max price`, place 8 is in `max`. Undefined within strings,
 * comments, symbols and numbers. A place between an operator and a name belongs to the name.
 */
export function findWordAt(text: string, place: number): string | undefined {
  const touching = listParts(text).filter(({ start, end }) => start <= place && place <= end)
  const name = touching.find(({ kind }) => kind === 'name')
  if (name) return name.part
  const operator = touching.find(({ kind }) => kind === 'operator')
  const isInside = touching.some(({ kind, start, end }) => kind === 'other' && start < place && place < end)
  return isInside ? undefined : operator?.part
}

interface Part {
  kind: 'name' | 'operator' | 'other'
  part: string
  start: number
  end: number
}

/** Comments, strings, symbols and numbers; names; operators. */
const form =
  /(?<other>(?<=^|\s)\/.*|"(?:[^"\\]|\\.)*"?|`[\w.:/]*|(?![012]:)\d[\w.:]*)|(?<name>\.?[a-z][\w.]*)|(?<operator>[012]:|<=|>=|<>|::|\/:|\\:|':|[-+*%&|^=<>~!#_?@.$,:'/\\])/gim

function listParts(text: string): Part[] {
  return [...text.matchAll(form)].map(({ 0: part, index: start, groups }) => {
    const kind = groups?.name ? 'name' : groups?.operator ? 'operator' : 'other'
    return { kind, part, start, end: start + part.length }
  })
}
