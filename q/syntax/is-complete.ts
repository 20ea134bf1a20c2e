import { scanTokens } from './scan-tokens.ts'

/** Whether a text may be run: false while a bracket or a string in it is still open. */
export function isComplete(source: string): boolean {
  const kinds = scanTokens(source).map(({ kind }) => kind)
  if (kinds.includes('invalid')) return !hasOpenString(source)
  return kinds.filter(kind => kind === 'open').length <= kinds.filter(kind => kind === 'close').length
}

const hasOpenString = (source: string) => /"(?:[^"\\]|\\.)*$/.test(source.replace(/"(?:[^"\\]|\\.)*"/g, ''))
