// Tells versions of a site's code apart, so that what one version made is not taken for the work of another.
import { createHash } from 'node:crypto'
import { isBuiltin } from 'node:module'

/** A text that changes with the code in `texts`. */
export function hashCode(texts: readonly (readonly string[] | string)[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

const harmlessModules = /^(?:node:)?(?:assert|buffer|crypto|path|querystring|string_decoder|url|util)$/

/** Whether code may read files, the network or the environment while it is run. */
export function readsMore(code: string): boolean {
  const imported = [...code.matchAll(/\b(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, source = '']) => source,
  )
  return imported.some(isHarmful) || /\bprocess(?:\?\.|\.|\[)\w|=\s*process\b|\bfetch\(/.test(code)
}

function isHarmful(source: string): boolean {
  return isBuiltin(source) && !harmlessModules.test(source)
}

/** A module that Vite has loaded in Node: its compiled code, or the address of one that Node itself has loaded. */
export type LoadedModule = { code: string } | { externalize: string }

/**
 * A text that changes with the modules of a site in development, by their ids; undefined if they may read what Vite does not know
 * of, or import modules later.
 */
export function computeVersionOfLoaded(modules: ReadonlyMap<string, LoadedModule>): string | undefined {
  const isKnown = [...modules.values()].every(module =>
    'code' in module
      ? !readsMore(module.code) && !module.code.includes('__vite_ssr_dynamic_import__(')
      : !isHarmful(module.externalize),
  )
  const texts = [...modules].map(([id, module]) => [id, 'code' in module ? module.code : module.externalize])
  return isKnown ? hashCode(texts.sort()) : undefined
}
