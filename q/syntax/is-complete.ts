import { tokenize } from './tokenize.ts'

/** Whether a text may be run: false while a bracket or a string in it is still open. */
export function isComplete(source: string): boolean {
  try {
    const kinds = tokenize(source).map(({ kind }) => kind)
    return kinds.filter(kind => kind === 'open').length <= kinds.filter(kind => kind === 'close').length
  } catch {
    return !hasOpenString(source)
  }
}

const hasOpenString = (source: string) => /"(?:[^"\\]|\\.)*$/.test(source.replace(/"(?:[^"\\]|\\.)*"/g, ''))
