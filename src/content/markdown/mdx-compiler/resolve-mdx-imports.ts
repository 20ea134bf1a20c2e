import type { SourceFile } from '../../input/source-file.ts'
import type { MarkdownReaderOptions } from '../markdown-reader-options.ts'
import { locateLine, type MarkdownSource } from '../markdown-source.ts'
import type { CompiledMarkdown, MdxValue } from './compiled-markdown.ts'
import { isDataFile, readImportedData } from './read-imported-data.ts'
import type { MdxImport } from './read-mdx-imports.ts'
import { type ImportPlace, reportMissingFile, reportUnknownImport, reportUselessImport } from './report-imports.ts'

export interface MdxImporter {
  /** The file that imports; `body` is the text that uses what it imports. */
  source: MarkdownSource
  options: MarkdownReaderOptions
  /** Compiles a Markdown file that is imported under a name; undefined where its import has been reported. */
  compilePartial: (file: SourceFile, name: string) => CompiledMarkdown | undefined
}

interface ImportedName {
  name: string
  imported: string
}

/** Resolves each imported name to what it refers to. */
export function resolveMdxImports(imports: MdxImport[], importer: MdxImporter): Map<string, MdxValue> {
  const { source, options } = importer
  return new Map(
    imports.flatMap(({ from, names, line }) => {
      const place = { from, where: locateLine(source, line) }
      if (names.length === 0) reportUselessImport(place, options.report)
      return names.map(name => [name.name, resolveName(name, place, importer)] as const)
    }),
  )
}

function resolveName({ name, imported }: ImportedName, place: ImportPlace, importer: MdxImporter): MdxValue {
  const { from } = place
  const { components, modules } = importer.options.mdx
  const exports = modules.get(from)
  if (exports?.has(imported)) return { kind: 'export', from, imported }
  // A data file imported under the name of one of our components replaces the component.
  if (!exports && components.has(name) && !isDataFile(from)) return { kind: 'component', name }
  if (/\.mdx?$/.test(from)) return resolvePartial({ name, imported }, place, importer)
  return resolveData(name, place, importer)
}

function resolvePartial({ name, imported }: ImportedName, place: ImportPlace, importer: MdxImporter): MdxValue {
  const { source, options, compilePartial } = importer
  const file = options.targets.source(place.from, source.file)
  if (!file) reportMissingFile(place, options.report)
  const compiled = file && compilePartial(file, name)
  return compiled ? { kind: 'partial', compiled, imported } : { kind: 'unknown' }
}

function resolveData(name: string, place: ImportPlace, { source, options }: MdxImporter): MdxValue {
  const { from } = place
  const { targets, report } = options
  const value = readImportedData(from, { file: source.file, targets, report })
  if (value === undefined) {
    if (/\.s?css$/.test(from)) reportUselessImport(place, report)
    else if (isDataFile(from)) reportMissingFile(place, report)
    else reportUnknownImport(name, place, report)
    return { kind: 'unknown' }
  }
  const isComponent = /\.svg$/i.test(from) && new RegExp(`<${name}[\\s/>]`).test(source.body)
  return isComponent ? { kind: 'image', src: String(value) } : { kind: 'data', value }
}
