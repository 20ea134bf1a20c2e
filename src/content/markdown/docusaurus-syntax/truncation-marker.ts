import { createFenceTracker } from '../../code/fences.ts'

// `<!-- truncate -->` or, as MDX has it, `{/* truncate */}`, on a line of its own.
const marker = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/

export function isTruncationMarker(line: string): boolean {
  return marker.test(line)
}

/** The lines before the truncation marker; undefined when there is none. A marker within a code block does not count. */
export function findTextBeforeTruncation(body: string): string | undefined {
  if (!body.includes('truncate')) return undefined
  const isCode = createFenceTracker()
  const lines = body.split('\n')
  const index = lines.findIndex(line => !isCode(line) && isTruncationMarker(line))
  return index < 0 ? undefined : lines.slice(0, index).join('\n')
}
