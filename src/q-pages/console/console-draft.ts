import { readStoredRecord, writeStored } from '../../browser/storage.ts'

const key = 'tickwise.console-draft'

/**
 * What stood in the editor of the console when the reader left or reloaded the page, and the hash of the address then. A
 * program that came with that hash does not replace the text, which the reader may have made from it.
 */
export function readDraft(): { text: string; hash: unknown } {
  const { text, hash } = readStoredRecord(key)
  return { text: typeof text === 'string' ? text : '', hash }
}

export const keepDraft = (text: string) => writeStored(key, JSON.stringify({ text, hash: text && location.hash }))
