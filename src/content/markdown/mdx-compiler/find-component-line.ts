import { escapeRegExp } from '../../../lib/text.ts'
import { createFenceTracker } from '../../code/fences.ts'

/** 0-based line of the first `<Name` outside code, or of the one that comes `earlier` uses later; the first line where there is none. */
export function findComponentLine(text: string, name: string, earlier = 0): number {
  const isCode = createFenceTracker()
  const use = new RegExp(`<${escapeRegExp(name)}(?![\\w-])`)
  const inlineCode = /(`+)[^`].*?\1/g
  const uses = text.split('\n').flatMap((line, index) => {
    return !isCode(line) && use.test(line.replace(inlineCode, '')) ? [index] : []
  })
  return uses[earlier] ?? 0
}
