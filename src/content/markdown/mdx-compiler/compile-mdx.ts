import { mdxToJs } from 'satteri'
import { readRawFrontMatter } from '../../input/parse-front-matter.ts'
import type { Report } from '../../input/problem.ts'
import type { Heading } from '../headings.ts'
import { locateLine, type MarkdownSource } from '../markdown-source.ts'
import type { SatteriOptions } from '../satteri-options.ts'
import type { CompiledMarkdown } from './compiled-markdown.ts'
import { listExpectedComponents, reportMissingComponent } from './missing-components.ts'
import { createRequire } from './read-imported-data.ts'
import type { MdxImport } from './read-mdx-imports.ts'
import { type MdxImporter, resolveMdxImports } from './resolve-mdx-imports.ts'

/** satteri compiles Markdown without JSX to one such element that contains its HTML; `stripStaticHtml` removes its tags. */
const staticHtml = { component: 'x-html', prop: 'dangerouslySetInnerHTML', wrapPropValue: true }

interface MdxInput {
  imports: MdxImport[]
  importer: MdxImporter
  satteriOptions: SatteriOptions
  /** The page's headings, which compiling adds to. */
  headings: Heading[]
}

/** Compiles an MDX body without its imports. A body that cannot be compiled is reported, and its page is empty. */
export function compileMdx({ imports, importer, satteriOptions, headings }: MdxInput): CompiledMarkdown {
  const { source } = importer
  const { targets, mdx, report } = importer.options
  const emptyPage: CompiledMarkdown = { kind: 'html', html: '' }
  const functionBody = toFunctionBody(source, satteriOptions, report)
  if (functionBody === undefined) return emptyPage
  const values = resolveMdxImports(imports, importer)
  const missing = listExpectedComponents(functionBody).filter(name => !mdx.components.has(name) && !values.has(name))
  for (const name of missing) reportMissingComponent(name, source, { components: mdx.components, report })
  if (missing.length > 0) return emptyPage
  const scope = {
    frontMatter: source.body.includes('frontMatter') ? readRawFrontMatter(source.file) : {},
    toc: headings.map(({ id, depth, text }) => ({ id, level: depth, value: text })),
    require: createRequire({ file: source.file, targets, report }),
  }
  return { kind: 'code', functionBody, values, scope }
}

/** Removes the tags of `staticHtml` from rendered HTML. In text and attributes the same characters are escaped. */
export function stripStaticHtml(html: string): string {
  return html.replace(/<\/?x-html>/g, '')
}

function toFunctionBody(source: MarkdownSource, options: SatteriOptions, report: Report): string | undefined {
  try {
    return mdxToJs(source.body, { ...options, outputFormat: 'function-body', optimizeStatic: staticHtml }).code
  } catch (error) {
    const { message } = error as Error
    // satteri starts the message with the place in the body: `3:7: Unexpected character`.
    const [, line = '1', text = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? []
    report({
      level: 'error',
      where: locateLine(source, Number(line) - 1),
      what: `Not valid MDX: ${text}`,
      fix: 'In MDX, `{` and `<` start code: escape them (`\\{`), put them into backticks, or rename the file to .md.',
    })
    return undefined
  }
}
