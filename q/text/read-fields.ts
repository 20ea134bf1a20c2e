const quote = 34

/**
 * The fields of a line: `a,"b,c",d` by `,` has three. A field in quotes loses them, and `""` in it is one quote; a quote
 * further on in a field is a character like others.
 */
export function readFields(line: Uint8Array, delimiter: number): Uint8Array[] {
  const fields: Uint8Array[] = []
  let start = 0
  while (start <= line.length) {
    if (line[start] === quote) {
      const { field, next } = readQuoted(line, start, delimiter)
      fields.push(field)
      start = next
    } else {
      const end = line.indexOf(delimiter, start)
      const stop = end < 0 ? line.length : end
      fields.push(line.slice(start, stop))
      start = stop + 1
    }
  }
  return fields
}

/** What follows the closing quote, up to the delimiter, still belongs to the field. */
function readQuoted(line: Uint8Array, start: number, delimiter: number): { field: Uint8Array; next: number } {
  const bytes: number[] = []
  let isInside = true
  let place = start + 1
  for (; place < line.length; place++) {
    const byte = line[place] as number
    if (byte === quote && isInside && line[place + 1] === quote) place++
    else if (byte === quote) {
      isInside = !isInside
      continue
    } else if (byte === delimiter && !isInside) break
    bytes.push(byte)
  }
  return { field: Uint8Array.from(bytes), next: place + 1 }
}
