// Leaves the help of q's verbs out of the browser's code: one record holds all that is known of a verb, and a reader who
// runs q needs only a part of it.
import { type Plugin, parseAst } from 'vite'

/** What `VerbHelp` of `q/values/value.ts` declares. */
const helpKeys = ['shape', 'help', 'examples']

export function dropVerbHelp(): Plugin {
  return {
    name: 'tickwise:drop-verb-help',
    enforce: 'post',
    transform: {
      filter: { id: /\/q\/[^?]*\.ts(?:\?|$)/, code: /\bexamples:/ },
      handler: code => ({ code: dropHelp(code), map: null }),
    },
  }
}

/** The code without the properties `shape`, `help` and `examples` of object literals that have all three. */
export function dropHelp(code: string): string {
  let kept = ''
  let end = 0
  for (const range of findHelp(parseAst(code))) {
    kept += code.slice(end, range.start)
    end = range.end + (/^\s*,/.exec(code.slice(range.end))?.[0].length ?? 0)
  }
  return kept + code.slice(end)
}

interface Range {
  start: number
  end: number
}

interface SyntaxNode extends Range {
  type: string
  key?: { name?: string }
  properties?: SyntaxNode[]
}

/** The ranges of the properties in the order of the code. */
function findHelp(part: unknown): Range[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(findHelp)
  const { type, properties = [] } = part as SyntaxNode
  const help = type === 'ObjectExpression' ? properties.filter(({ key }) => helpKeys.includes(key?.name ?? '')) : []
  if (help.length === helpKeys.length) {
    const others = properties.filter(property => !help.includes(property))
    return [...help, ...others.flatMap(findHelp)].sort((a, b) => a.start - b.start)
  }
  return Object.values(part).flatMap(findHelp)
}
