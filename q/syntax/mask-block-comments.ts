/**
 * Replaces by blanks what stands between a lone `/` and a lone `\`, and all that follows another lone `\`. Line breaks
 * stay, and with them the offset of everything else.
 */
export function maskBlockComments(source: string): string {
  let end: string | undefined
  return source
    .split('\n')
    .map(line => {
      const text = line.trimEnd()
      const isMasked = end !== undefined || text === '/' || text === '\\'
      if (end === text) end = undefined
      else if (end === undefined && text === '/') end = '\\'
      // No line of a script is a line break, so this comment has no end.
      else if (end === undefined && text === '\\') end = '\n'
      return isMasked ? ' '.repeat(line.length) : line
    })
    .join('\n')
}
