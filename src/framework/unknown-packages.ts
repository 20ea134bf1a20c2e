import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Tells imports of packages that the generator does not have by their file and line: a page of a classic site has many. */
export function refuseUnknownPackages(root: string): Plugin {
  return {
    name: 'tickwise:unknown-packages',
    enforce: 'pre',
    transform: {
      filter: { id: [join(root, 'site.config.ts'), join(root, 'content/pages/**')] },
      handler(code, id) {
        // What does not parse is told when it is compiled.
        const statements = parsed(() => this.parse(code, { lang: 'tsx' }).body)
        for (const statement of statements) {
          if (statement.type !== 'ImportDeclaration' || isKnown(statement.source.value)) continue
          const line = code.slice(0, statement.start).split('\n').length
          const what = `There is no package \`${statement.source.value}\`: pages import React, \`tickwise\` and files of their site.`
          this.error(`${what}\n[ ${id}:${line}:1 ]`)
        }
      },
    },
  }
}

function parsed<Statement>(parse: () => Statement[]): Statement[] {
  try {
    return parse()
  } catch {
    return []
  }
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
