import { words } from 'virtual:q-word-help'
import { findWordAt } from './find-word-at.ts'

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
