import { listResultTypes, listWords, typeLetters, type Word } from '@tickwise/q/source/language'
import type { CallForm, EntrySource } from '../../content/reference/read-reference.ts'

/** How a name is written: what its file says, or else what the records of the interpreter say. Empty where neither does. */
export function listCallForms({ names, syntax }: Pick<EntrySource, 'names' | 'syntax'>): CallForm[] {
  if (syntax.length > 0) return syntax
  return names.flatMap(name => {
    const word = findWord(name)
    return word ? [{ form: word.shape, does: word.help }] : []
  })
}

let words: ReadonlyMap<string, Word> | undefined

function findWord(name: string): Word | undefined {
  words ??= new Map(listWords().map(word => [word.name, word]))
  return words.get(name)
}

/** What types a verb returns. */
export interface TypeTable {
  /** The letters of the types of the arguments. */
  letters: string[]
  /** For one argument one row. For two a row for each letter, which stands for the type of the left one. */
  rows: string[][]
}

/** The tables that an entry asks for, computed by the interpreter; none for a name that it lacks. */
export function computeTypeTables({ names: [name = ''], types }: Pick<EntrySource, 'names' | 'types'>): TypeTable[] {
  return types.flatMap(rank => {
    const rows = listResultTypes(name, rank)
    return rows ? [{ letters: [...typeLetters], rows: rows.map(row => [...row]) }] : []
  })
}
