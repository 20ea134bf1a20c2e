// Development reads all content again at each edit. Compiled pages are kept here as long as they cannot have changed.
import { isExternal, stripQueryAndHash } from '../../urls/addresses.ts'
import type { Report } from '../input/problem.ts'
import type { CompiledMarkdown, CompileInput } from './compile-types.ts'
import type { MarkdownSource } from './markdown-source.ts'

/** Compiled pages by path. They are kept for the whole process; each reading of a site opens the cache again. */
const pages = new Map<string, { key: string; compiled: CompiledMarkdown }>()
let lastAddresses = ''

interface CompileCache {
  /** The compiler must report here: a page with a problem is not kept, so that the problem is reported again next time. */
  report: Report
  /**
   * Returns what `compile` returned for the page last time if nothing that it depends on can have changed, or else calls it.
   * `assets` are the files that pages refer to.
   */
  compile: (
    page: CompileInput,
    compile: (page: CompileInput) => CompiledMarkdown,
    assets: ReadonlyMap<string, string>,
  ) => CompiledMarkdown
}

/** Opens the cache of this process for a site whose pages have `urls`; when one has moved, the cache is emptied. */
export function openCompileCache(urls: ReadonlyMap<string, string>, report: Report): CompileCache {
  const addresses = JSON.stringify([...urls])
  if (addresses !== lastAddresses) pages.clear()
  lastAddresses = addresses
  let problems = 0
  return {
    report(problem) {
      problems++
      report(problem)
    },
    compile(page, compile, assets) {
      const { source, tocLevels } = page
      const { path } = source.file
      const key = JSON.stringify([source.body, tocLevels])
      const known = pages.get(path)
      if (known?.key === key && source.format === 'md') return known.compiled
      const problemsBefore = problems
      const compiled = compile(page)
      pages.delete(path)
      if (problems === problemsBefore && isSelfContained(source, compiled, assets)) pages.set(path, { key, compiled })
      return compiled
    },
  }
}

/** Whether a page depends only on its own text and on the addresses of pages: it refers to no file, present or missing. */
function isSelfContained(
  { format, body }: MarkdownSource,
  { addresses }: CompiledMarkdown,
  assets: ReadonlyMap<string, string>,
): boolean {
  // Images have a size and styles a rule in a stylesheet, both of which each reading of a site collects anew.
  if (format !== 'md' || /!\[|<img|\sstyle\s*=/i.test(body)) return false
  const isAsset = (address: string) => assets.has(stripQueryAndHash(address))
  const isMissing = (address: string) => !/^[/#?]/.test(address) && !isExternal(address)
  return ![...addresses.values()].some(address => isAsset(address) || isMissing(address))
}
