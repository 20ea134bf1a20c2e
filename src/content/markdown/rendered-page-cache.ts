// Development reads all content again at each edit. Rendered pages are kept here as long as they cannot have changed.
import { isExternal, stripQueryAndHash } from '../../urls/addresses.ts'
import type { Report } from '../input/problem.ts'
import type { MarkdownOutput, MarkdownReader } from './compile-markdown.ts'
import type { MarkdownSource } from './markdown-source.ts'

/** Rendered pages by path. They are kept for the whole process; each reading of a site opens the cache again. */
const outputs = new Map<string, { body: string; output: MarkdownOutput }>()
let lastAddresses = ''

export interface RenderedPageCache {
  /** Readers must report here: a page with a problem is not kept, so that the problem is reported again next time. */
  report: Report
  /** Reads as `reader` does, but skips pages that cannot have changed. `assets` are the files that pages refer to. */
  read: (source: MarkdownSource, reader: MarkdownReader, assets: ReadonlyMap<string, string>) => MarkdownOutput
}

/** Opens the cache of this process for a site whose pages have `urls`; when one has moved, the cache is emptied. */
export function openRenderedPageCache(urls: ReadonlyMap<string, string>, report: Report): RenderedPageCache {
  const addresses = JSON.stringify([...urls])
  if (addresses !== lastAddresses) outputs.clear()
  lastAddresses = addresses
  let problems = 0
  return {
    report(problem) {
      problems++
      report(problem)
    },
    read(source, reader, assets) {
      const { path } = source.file
      const known = outputs.get(path)
      if (known?.body === source.body && source.format === 'md') return known.output
      const problemsBefore = problems
      const output = reader.read(source)
      outputs.delete(path)
      if (problems === problemsBefore && isSelfContained(source, output, assets))
        outputs.set(path, { body: source.body, output })
      return output
    },
  }
}

/** Whether a page depends only on its own text and on the addresses of pages: it refers to no file, present or missing. */
function isSelfContained(
  { format, body }: MarkdownSource,
  { addresses }: MarkdownOutput,
  assets: ReadonlyMap<string, string>,
): boolean {
  // Images have a size and styles a rule in a stylesheet, both of which each reading of a site collects anew.
  if (format !== 'md' || /!\[|<img|\sstyle\s*=/i.test(body)) return false
  const isAsset = (address: string) => assets.has(stripQueryAndHash(address))
  const isMissing = (address: string) => !/^[/#?]/.test(address) && !isExternal(address)
  return ![...addresses.values()].some(address => isAsset(address) || isMissing(address))
}
