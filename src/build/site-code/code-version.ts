// Tells versions of a site's code apart, so that what one version made is not taken for the work of another.
import { isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import { getOrCompute } from '../../lib/collections.ts'
import { hashJson } from '../../lib/fingerprint.ts'

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

/** The version of each module that was looked at; undefined where it cannot be known. Loaded again, a module is another object. */
const versions = new WeakMap<LoadedModule, { version: string | undefined }>()

/**
 * A text that changes with the modules of a site in development, by their ids. Undefined if they may read what Vite does not know
 * of: files, packages of the site, which Node loads, or modules that they import dynamically. Packages of the generator, in the
 * folder `generator`, belong to its own version.
 */
export function computeVersionOfLoaded(
  modules: ReadonlyMap<string, LoadedModule>,
  generator: string,
): string | undefined {
  const known = [...modules].map(([id, module]) => {
    const { version } = getOrCompute(versions, module, () => ({ version: computeVersion(module, generator) }))
    return [id, version] as const
  })
  return known.every(([, version]) => version !== undefined) ? hashJson(known.toSorted()) : undefined
}

function computeVersion(module: LoadedModule, generator: string): string | undefined {
  if ('code' in module) {
    const { code } = module
    return readsMore(code) || code.includes('__vite_ssr_dynamic_import__(') ? undefined : hashJson(code)
  }
  const { externalize: address } = module
  const isKnown = isBuiltin(address) ? !isHarmful(address) : address.startsWith(`${pathToFileURL(generator)}/`)
  return isKnown ? address : undefined
}
