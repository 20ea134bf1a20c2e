/** The rows of columns side by side, each column as wide as its longest text: `a  1`, `bc 2`. */
export function joinColumns(columns: readonly (readonly string[])[]): string[] {
  const padded = columns.map(padColumn)
  return (padded[0] ?? []).map((_, row) => padded.map(column => column[row]).join(' '))
}

/** Appends blanks to the texts until all are as wide as the widest. */
export function padColumn(texts: readonly string[]): string[] {
  const widths = texts.map(widthOf)
  const width = widths.reduce((widest, each) => Math.max(widest, each), 0)
  return texts.map((text, row) => text + ' '.repeat(width - (widths[row] ?? 0)))
}

/** The line of dashes below the header of a table or dictionary. */
export const dashes = (header: string): string => '-'.repeat(widthOf(header))

/** The width of a text in bytes, as q counts it: that of `é` is 2. */
function widthOf(text: string): number {
  let width = text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) width += code > 2047 && !isSurrogate(code) ? 2 : 1
  }
  return width
}

/** Two surrogates are one character of four bytes. */
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff
