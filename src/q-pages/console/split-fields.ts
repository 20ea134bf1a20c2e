/** The fields of one line of a CSV file: `a,"b,c"` -> `a` and `b,c`. */
export function splitFields(line: string, delimiter: string): string[] {
  const fields: string[] = []
  let field = ''
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === delimiter && !isQuoted) {
      fields.push(field)
      field = ''
    } else field += character
  }
  return [...fields, field]
}
