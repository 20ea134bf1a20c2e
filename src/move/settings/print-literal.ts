/** A value as TypeScript, as somebody would write it: `{ label: 'Docs', to: '/docs' }`, on one line where it fits. */
export function printLiteral(value: unknown, indent = ''): string {
  if (Array.isArray(value))
    return printList(
      '[',
      value.map(item => printLiteral(item, `${indent}  `)),
      ']',
      indent,
    )
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    const lines = entries.map(([key, item]) => `${printKey(key)}: ${printLiteral(item, `${indent}  `)}`)
    return printList('{', lines, '}', indent)
  }
  return typeof value === 'string' ? printText(value) : String(value)
}

const lineWidth = 100

function printList(open: string, items: string[], close: string, indent: string): string {
  if (items.length === 0) return open + close
  const pad = open === '{' ? ' ' : ''
  const line = open + pad + items.join(', ') + pad + close
  // The outermost list has a line for each item.
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= lineWidth) return line
  return `${open}\n${items.map(item => `${indent}  ${item},\n`).join('')}${indent}${close}`
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key)
}

function printText(text: string): string {
  if (!text.includes("'") || text.includes('"')) {
    const escaped = text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
  }
  return JSON.stringify(text)
}
