import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Report } from '../content/input/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import { toError } from '../lib/to-error.ts'
import type { Route } from '../page-kinds/route.ts'
import type { OutputFile } from '../site-config/site-config-schema.ts'

interface OutputContext {
  root: string
  content: SiteContent
  routes: Route[]
  report: Report
}

/** Calls the functions in `outputs` of the configuration and returns their files. Files with an invalid or taken path are reported and left out. */
export function runSiteOutputs(site: OutputContext): OutputFile[] {
  const taken = new Set(site.routes.flatMap(({ path }) => [path, `${path}.html`]))
  return site.content.config.outputs.flatMap(output =>
    callOutput(output, site).filter(([path]) => {
      const fault = describePathFault(path, taken, site.root)
      taken.add(path)
      if (fault) reportOutput(output.name, `returns the file \`${path}\`, ${fault}`, site.report)
      return !fault
    }),
  )
}

function callOutput(
  output: SiteContent['config']['outputs'][number],
  { content, report }: OutputContext,
): OutputFile[] {
  try {
    return [...output(content as never)]
  } catch (error) {
    reportOutput(output.name, `throws: ${toError(error).message}`, report)
    return []
  }
}

function describePathFault(path: string, taken: ReadonlySet<string>, root: string): string | undefined {
  if (!path.startsWith('/') || posix.normalize(path) !== path || path.includes('\\'))
    return 'which is not a path of the site: it must start with one `/` and contain no `..`'
  if (taken.has(path)) return 'whose address already belongs to a page or to another file'
  return existsSync(join(root, 'static', path)) ? `which already exists as static${path}` : undefined
}

function reportOutput(name: string, what: string, report: Report) {
  report({
    level: 'error',
    where: 'site.config.ts',
    what: `The function \`${name}\` of \`outputs\` ${what}.`,
    fix: 'Correct the function: it must return pairs of a path and a text, such as [["/calendar.ics", text]].',
  })
}
