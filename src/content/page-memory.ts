// Development reads all content anew at each edit. What a page was rendered to is kept here as long as it stays true.
import { isExternal, type LinkTargets } from './link-targets.ts'
import type { MarkdownOutput, MarkdownReader, MarkdownSource } from './markdown.ts'
import type { Report } from './problem.ts'

const outputs = new Map<string, { body: string; output: MarkdownOutput }>()
let addressesThen = ''

type Memory = {
  /** Tells what reading finds wrong: such a page is read again each time, to be told again. */
  report: Report
  /** Reads as `reader` does, but no page again that cannot have changed. */
  read: (source: MarkdownSource, reader: MarkdownReader, targets: LinkTargets) => MarkdownOutput
}

/** The memory of this process for a site whose pages stand at `urls`; when one moves, all is forgotten. */
export function pageMemory(urls: ReadonlyMap<string, string>, report: Report): Memory {
  const addresses = JSON.stringify([...urls])
  if (addresses !== addressesThen) outputs.clear()
  addressesThen = addresses
  let problems = 0
  return {
    report(problem) {
      problems++
      report(problem)
    },
    read(source, reader, targets) {
      const { path } = source.file
      const known = outputs.get(path)
      if (known?.body === source.body && source.format === 'md') return known.output
      const before = problems
      const output = reader.read(source)
      outputs.delete(path)
      if (problems === before && standsAlone(source, output, targets)) outputs.set(path, { body: source.body, output })
      return output
    },
  }
}

/** Whether a page depends on nothing but its text and the addresses of pages: on no other file, there or still missing. */
function standsAlone(
  { format, body }: MarkdownSource,
  { addresses }: MarkdownOutput,
  { assets }: LinkTargets,
): boolean {
  if (format !== 'md' || /!\[|<img|\sstyle\s*=/i.test(body)) return false
  const isOfFile = (address: string) => assets.has(address.replace(/[?#].*/, ''))
  const isMissing = (address: string) => !/^[/#?]/.test(address) && !isExternal(address)
  return ![...addresses.values()].some(address => isOfFile(address) || isMissing(address))
}
