import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, parseAst, type Rolldown, transformWithOxc } from 'vite'

/**
 * Vite plugin: compiles TypeScript below `node_modules`, the generator's own if it is installed, by the options of its
 * tsconfig.json. Vite ignores them there, and scripts would get other bytes than from a checkout.
 */
export function packedTypeScript(generator: string): Plugin {
  const tsconfig = JSON.parse(readFileSync(join(generator, 'tsconfig.json'), 'utf8'))
  return {
    name: 'tickwise:packed-typescript',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/[^?]*\.tsx?(?:\?|$)/ },
      handler: (code, id) => transformWithOxc(code, id, { tsconfig, jsx: { runtime: 'automatic' } }),
    },
  }
}

const suffix = '?inline-script'

/**
 * Vite plugin: `import code from './x.client.ts?inline-script'` gives the text of the module, bundled with what it
 * imports and minified, to be written into a page or a file.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'tickwise:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length)
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await bundleScript(file))}`
      },
    },
  }
}

async function bundleScript(file: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

/** What `VerbHelp` of `q/values/value.ts` declares. */
const helpKeys = ['shape', 'help', 'examples']

/**
 * Vite plugin: leaves the help of q's verbs out of the browser's code. One record holds all that is known of a verb, and a
 * reader who runs q needs only a part of it.
 */
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
