import type { ColourToken } from './colour-token.ts'

/** The pieces of a string literal that starts at `offset`: `"a\n"` is a string, an escape and again a string. */
export function colourString(text: string, offset: number): ColourToken[] {
  const pieces = text.matchAll(/(\\(?:[0-7]{3}|[\s\S]))|[^\\]+/g)
  return Array.from(pieces, ({ 0: piece, 1: escaped, index }) => ({
    kind: escaped ? 'escape' : 'string',
    start: offset + index,
    end: offset + index + piece.length,
  }))
}
