import { findNearest } from '../../lib/edit-distance.ts'
import { escapeRegExp } from '../../lib/text.ts'
import { createFenceTracker } from '../code/fences.ts'
import type { Report } from '../input/problem.ts'
import { readRawFrontMatter } from '../input/yaml.ts'
import type { CompiledBody } from './compile-types.ts'
import type { Heading } from './headings.ts'
import { locateLine, type MarkdownSource } from './markdown-source.ts'
import { createRequire, type MdxImport, type MdxImporter, resolveMdxImports } from './mdx-imports.ts'

interface MdxInput {
  /** The body as JavaScript. */
  functionBody: string
  imports: MdxImport[]
  importer: MdxImporter
  /** The page's headings, which compiling adds to. */
  headings: Heading[]
}

/** Gives compiled MDX what it imports and uses. The page is empty if it uses components that the site lacks. */
export function linkMdx({ functionBody, imports, importer, headings }: MdxInput): CompiledBody {
  const { source } = importer
  const { targets, mdx, report } = importer.site
  const values = resolveMdxImports(imports, importer)
  const missing = listExpectedComponents(functionBody).filter(name => !mdx.components.has(name) && !values.has(name))
  for (const name of missing) reportMissingComponent(name, source, { components: mdx.components, report })
  if (missing.length > 0) return { kind: 'html', html: '' }
  const scope = {
    frontMatter: source.body.includes('frontMatter') ? readRawFrontMatter(source.file) : {},
    toc: headings.map(({ id, depth, text }) => ({ id, level: depth, value: text })),
    require: createRequire({ file: source.file, targets, report }),
  }
  return { kind: 'code', functionBody, values, scope }
}

/**
 * The components that compiled MDX expects to be given, each once. Like @mdx-js/mdx, satteri begins its code with a check
 * for each of them, `_missingMdxReference("Name", true)`, or with `false` if it is only used as `Name.Part`. A page that
 * shows this very text does not match, because the quotes in its strings are escaped.
 */
function listExpectedComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([^"]+)", (?:true|false)\)/g)].map(([, name = '']) => name)
  return [...new Set(names)]
}

function reportMissingComponent(
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

/** 0-based line of the first `<Name` outside code, or of the one that comes `earlier` uses later; the first line where there is none. */
export function findComponentLine(text: string, name: string, earlier = 0): number {
  const isCode = createFenceTracker()
  const use = new RegExp(`<${escapeRegExp(name)}(?![\\w-])`)
  const inlineCode = /(`+)[^`].*?\1/g
  const uses = text.split('\n').flatMap((line, index) => {
    return !isCode(line) && use.test(line.replace(inlineCode, '')) ? [index] : []
  })
  return uses[earlier] ?? 0
}
