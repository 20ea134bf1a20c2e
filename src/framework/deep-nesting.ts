import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Far more than anybody writes, and far less than the compiler's stack holds. */
const maxDepth = 500

/**
 * Refuses modules of the site that nest without measure: the compiler is native, and where its stack ends so does the
 * process, without a word.
 */
export function refuseDeepNesting(root: string): Plugin {
  return {
    name: 'tickwise:deep-nesting',
    enforce: 'pre',
    transform: {
      filter: { id: [join(root, 'site.config.ts'), join(root, 'content/pages/**')] },
      handler(code, id) {
        const line = lineOfDepth(code)
        if (line) this.error(`More than ${maxDepth} brackets are open at once.\n[ ${id}:${line}:1 ]`)
      },
    },
  }
}

/** The line on which more than `maxDepth` brackets are open; undefined where that never happens. */
function lineOfDepth(code: string): number | undefined {
  let depth = 0
  for (const { 0: bracket, index } of code.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxDepth) return code.slice(0, index).split('\n').length
  }
  return undefined
}
