// What is told of the site's own modules before they are compiled.
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Far more than anybody writes, and far less than the compiler's stack holds. */
const maxDepth = 500

/** `at`: place in the module's code. */
type Fault = { at: number; what: string }

/** Refuses modules that nest without measure, or import packages that the generator does not have, by file and line. */
export function checkSiteModules(root: string): Plugin {
  return {
    name: 'tickwise:site-modules',
    enforce: 'pre',
    transform: {
      filter: { id: [join(root, 'site.config.ts'), join(root, 'content/pages/**')] },
      handler(code, id) {
        // In this order: parser and compiler are native, and where their stack ends so does the process, without a word.
        const fault = deepNesting(code) ?? unknownPackage(code, this)
        if (fault) this.error(`${fault.what}\n[ ${id}:${code.slice(0, fault.at).split('\n').length}:1 ]`)
      },
    },
  }
}

/** Where more than `maxDepth` brackets are open. */
function deepNesting(code: string): Fault | undefined {
  let depth = 0
  for (const { 0: bracket, index } of code.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxDepth) return { at: index, what: `More than ${maxDepth} brackets are open at once.` }
  }
  return undefined
}

/** A page of a classic site imports many. */
function unknownPackage(code: string, context: Pick<Rolldown.PluginContext, 'parse'>): Fault | undefined {
  try {
    for (const statement of context.parse(code, { lang: 'tsx' }).body) {
      if (statement.type !== 'ImportDeclaration' || isKnown(statement.source.value)) continue
      const what = `There is no package \`${statement.source.value}\`: pages import React, \`tickwise\` and files of their site.`
      return { at: statement.start, what }
    }
  } catch {
    // What does not parse is told when it is compiled.
  }
  return undefined
}

function isKnown(id: string): boolean {
  if (/^[./\0]/.test(id) || id === 'tickwise' || isBuiltin(id)) return true
  try {
    import.meta.resolve(id)
    return true
  } catch {
    return false
  }
}
