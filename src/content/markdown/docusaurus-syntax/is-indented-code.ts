/** Indentation, in spaces, that makes a line code: https://spec.commonmark.org/0.31.2/#indented-code-blocks */
const codeIndent = 4
const tab = ' '.repeat(4)
/** `- item`, `1. item` or `[^1]: note`, which indented lines continue. */
const startOfItem = /^\s*(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)\s/

/** Whether a line is indented far enough to be code. Lines that continue a list item or a footnote are its text. */
export function isIndentedCode(lines: string[], index: number): boolean {
  let indent = codeIndent
  if (measureIndent(lines[index]) < indent) return false
  for (let above = index - 1; above >= 0 && indent > 0; above--) {
    const line = lines[above] ?? ''
    if (line.trim() === '' || measureIndent(line) >= indent) continue
    if (startOfItem.test(line)) return false
    indent = measureIndent(line)
  }
  return true
}

function measureIndent(line = ''): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', tab).length
}
