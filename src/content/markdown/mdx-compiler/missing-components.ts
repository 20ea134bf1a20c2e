import { findNearest } from '../../../lib/edit-distance.ts'
import type { Report } from '../../input/problem.ts'
import { locateLine, type MarkdownSource } from '../markdown-source.ts'
import { findComponentLine } from './find-component-line.ts'

/**
 * The components that compiled MDX expects to be given, each once. Like @mdx-js/mdx, satteri begins its code with a check
 * for each of them, `_missingMdxReference("Name", true)`, or with `false` if it is only used as `Name.Part`. A page that
 * shows this very text does not match, because the quotes in its strings are escaped.
 */
export function listExpectedComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([^"]+)", (?:true|false)\)/g)].map(([, name = '']) => name)
  return [...new Set(names)]
}

export function reportMissingComponent(
  name: string,
  source: MarkdownSource,
  { components, report }: { components: ReadonlySet<string>; report: Report },
) {
  const suggestion = findNearest(name, components)
  report({
    level: 'error',
    where: locateLine(source, findComponentLine(source.body, name)),
    what: `There is no component \`${name}\` on this site.`,
    fix: `${suggestion ? `Did you mean \`${suggestion}\`? ` : ''}Use one of ${[...components].join(', ')}.`,
  })
}
