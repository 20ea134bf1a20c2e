import { signal } from './q-error.ts'
import type { Item } from './value.ts'

const texts: string[] = ['']
const numbers = new Map<string, number>([['', 0]])

/** Symbols are kept for good, so that their number must end somewhere. */
const symbolsAllowed = 2 ** 21

/** The number that stands for the symbol of this text; the empty symbol is 0. Numbers do not sort as their texts do. */
export function internSymbol(text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  if (texts.length >= symbolsAllowed) signal('wsfull')
  numbers.set(text, texts.length)
  return texts.push(text) - 1
}

/** The text of the symbol with this number. */
export const symbolText = (number: Item): string => texts[Number(number)] ?? ''
