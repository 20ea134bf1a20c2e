const marks = new Map<number, string>([
  [9, '\\t'],
  [10, '\\n'],
  [13, '\\r'],
  [34, '\\"'],
  [92, '\\\\'],
])

/** The bytes of a string between quotes, as q shows them: a byte that is no printable ASCII as `\303`. */
export function quoteText(bytes: ArrayLike<number | bigint>): string {
  let text = '"'
  for (let i = 0; i < bytes.length; i++) text += escapeByte(Number(bytes[i]))
  return `${text}"`
}

function escapeByte(byte: number): string {
  const mark = marks.get(byte)
  if (mark) return mark
  return byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte)
}
