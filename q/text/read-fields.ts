/**
 * The fields of a line: `a,"b,c",d` by `,` has three. A field in quotes loses them, and `""` in it is one quote; a quote
 * further on in a field is a character like others.
 */
export function readFields(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter)
  const fields: string[] = []
  let start = 0
  while (start <= line.length) {
    const { field, next } = line[start] === '"' ? readQuoted(line, start, delimiter) : readPlain(line, start, delimiter)
    fields.push(field)
    start = next
  }
  return fields
}

interface Field {
  field: string
  /** Where the field after the delimiter begins. */
  next: number
}

function readPlain(line: string, start: number, delimiter: string): Field {
  const end = line.indexOf(delimiter, start)
  const stop = end < 0 ? line.length : end
  return { field: line.slice(start, stop), next: stop + 1 }
}

/** What follows the closing quote, up to the delimiter, still belongs to the field. */
function readQuoted(line: string, start: number, delimiter: string): Field {
  let field = ''
  let isInside = true
  let place = start + 1
  for (; place < line.length; place++) {
    const character = line[place] as string
    if (character === '"' && isInside && line[place + 1] === '"') place++
    else if (character === '"') {
      isInside = !isInside
      continue
    } else if (character === delimiter && !isInside) break
    field += character
  }
  return { field, next: place + 1 }
}
