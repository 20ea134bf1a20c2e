/** The 1-based line of the character at `offset` in `text`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
