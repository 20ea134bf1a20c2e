import { createHash } from 'node:crypto'
import { listRedirectCandidates, type RedirectRules } from '../offline/saved-pages.ts'
import code from '../offline/service-worker.ts?inline-script'
import type { ShellFile } from '../offline/worker-scope.ts'
import type { Rewrite } from '../search/search-settings.ts'

interface SavedFiles {
  /** Addresses of files that every page needs and whose names change with their content. */
  hashed: string[]
  /** Files that every page needs and whose names stay: address -> bytes. */
  named: Map<string, Buffer>
  /** Addresses of the files that search needs. */
  search: string[]
  /** Addresses of the files that run q sessions. */
  sessions: string[]
  /** Addresses of the files that check the answers to exercises. */
  exercises: string[]
  /** Their addresses include `base` already. */
  redirects: RedirectRules
  base: string
}

/** The script of the service worker: constants about this site, then the code, which is the same for all sites. */
export function makeServiceWorker({ hashed, named, search, sessions, exercises, redirects, base }: SavedFiles): string {
  const files: ShellFile[] = [
    ...hashed.map(url => ({ url: base + url, revision: null })),
    ...[...named].map(([url, bytes]) => ({ url: base + url, revision: hash(bytes) })),
  ]
  const settings = {
    basePath: base,
    shellFiles: files,
    searchFiles: search.map(url => base + url),
    sessionFiles: sessions.map(url => base + url),
    exerciseFiles: exercises.map(url => base + url),
    redirectRules: redirects,
  }
  const constants = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return `const ${constants.join()};\n${code}\n`
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

interface RedirectSources {
  redirects: ReadonlyMap<string, string>
  /** Paths of the pages. */
  routes: ReadonlySet<string>
  /** The rules that made the short links. */
  rewrites: Rewrite[]
  base: string
}

/**
 * The redirects of a site as a few rules and their exceptions, so that the script of the service worker does not list every
 * page.
 */
export function summarizeRedirects({ redirects, routes, rewrites, base }: RedirectSources): RedirectRules {
  const rules: RedirectRules = { rewrites, exceptions: {} }
  const listPagesByRule = (path: string) => listRedirectCandidates(path, rules).filter(target => routes.has(target))
  const uncovered = [...redirects].filter(([from, to]) => listPagesByRule(from).join() !== to)
  // A page that a rule would redirect maps to itself.
  const protectedPages = [...routes].filter(path => listPagesByRule(path).length > 0).map(path => [path, path] as const)
  const toAddress = (path: string) => encodeURI(base + path)
  return {
    rewrites: rewrites.map(({ from, to }) => ({ from: toAddress(from), to: toAddress(to) })),
    exceptions: Object.fromEntries(
      [...uncovered, ...protectedPages].map(([from, to]) => [toAddress(from), toAddress(to)]),
    ),
  }
}
