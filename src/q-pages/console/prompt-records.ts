import { readStoredRecord, writeStored } from '../../browser/storage.ts'

const inputsKey = 'tickwise.console-history'

const maxInputs = 500
/** Characters of all inputs together. Browsers give a site some 5 million. */
const maxCharacters = 200_000

/** The inputs of the console that this browser keeps, the oldest first. */
export function readStoredInputs(): string[] {
  const { inputs } = readStoredRecord(inputsKey)
  return limit(Array.isArray(inputs) ? inputs.filter(isText) : [])
}

/** Adds an input, unless it is longer than the limit for all inputs. Keeps what another tab has stored in the meantime. */
export function storeInput(text: string) {
  const inputs = readStoredInputs()
  if (text.trim() === '' || text === inputs.at(-1) || text.length > maxCharacters) return
  writeStored(inputsKey, JSON.stringify({ inputs: limit([...inputs, text]) }))
}

/** The newest inputs that fit. */
function limit(inputs: string[]): string[] {
  let characters = 0
  const newest = inputs.slice(-maxInputs)
  const first = newest.findLastIndex(text => {
    characters += text.length
    return characters > maxCharacters
  })
  return newest.slice(first + 1)
}

const isText = (value: unknown): value is string => typeof value === 'string'

const draftKey = 'tickwise.console-draft'

/**
 * What stood in the editor of the console when the reader left or reloaded the page, and the hash of the address then. A
 * program that came with that hash does not replace the text, which the reader may have made from it.
 */
export function readDraft(): { text: string; hash: unknown } {
  const { text, hash } = readStoredRecord(draftKey)
  return { text: typeof text === 'string' ? text : '', hash }
}

export const storeDraft = (text: string) => writeStored(draftKey, JSON.stringify({ text, hash: text && location.hash }))
