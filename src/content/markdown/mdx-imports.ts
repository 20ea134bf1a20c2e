import type { Report } from '../input/problem.ts'
import type { SourceFile } from '../input/source-file.ts'
import type { CompiledBody, CompileSite, MdxValue } from './compile-types.ts'
import type { LinkTargets } from './link-targets.ts'
import { locateLine, type MarkdownSource } from './markdown-source.ts'

export interface MdxImporter {
  /** The file that imports; `body` is the text that uses what it imports. */
  source: MarkdownSource
  site: CompileSite
  /** Compiles a Markdown file that is imported under a name; undefined where its import has been reported. */
  compilePartial: (file: SourceFile, name: string) => CompiledBody | undefined
}

interface ImportedName {
  name: string
  imported: string
}

/** Resolves each imported name to what it refers to. */
export function resolveMdxImports(imports: MdxImport[], importer: MdxImporter): Map<string, MdxValue> {
  const { source, site } = importer
  return new Map(
    imports.flatMap(({ from, names, line }) => {
      const place = { from, where: locateLine(source, line) }
      if (names.length === 0) reportUselessImport(place, site.report)
      return names.map(name => [name.name, resolveName(name, place, importer)] as const)
    }),
  )
}

function resolveName({ name, imported }: ImportedName, place: ImportPlace, importer: MdxImporter): MdxValue {
  const { from } = place
  const { components, modules } = importer.site.mdx
  const exports = modules.get(from)
  if (exports?.has(imported)) return { kind: 'export', from, imported }
  // A data file imported under the name of one of our components replaces the component.
  if (!exports && components.has(name) && !isDataFile(from)) return { kind: 'component', name }
  if (/\.mdx?$/.test(from)) return resolvePartial({ name, imported }, place, importer)
  return resolveData(name, place, importer)
}

function resolvePartial({ name, imported }: ImportedName, place: ImportPlace, importer: MdxImporter): MdxValue {
  const { source, site, compilePartial } = importer
  const file = site.targets.source(place.from, source.file)
  if (!file) reportMissingFile(place, site.report)
  const compiled = file && compilePartial(file, name)
  return compiled ? { kind: 'partial', compiled, imported } : { kind: 'unknown' }
}

function resolveData(name: string, place: ImportPlace, { source, site }: MdxImporter): MdxValue {
  const { from } = place
  const { targets, report } = site
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

/** One `import` statement of an `.mdx` file. */
export interface MdxImport {
  from: string
  /** `imported` is a name of the module, `default`, or `*` for all of it. */
  names: { name: string; imported: string }[]
  /** 0-based line of the body. */
  line: number
}

const identifier = '[A-Za-z_$][\\w$]*'
/** `import A from 'x'`, `import { B as C } from 'x'`, `import * as D from 'x'`, and the first together with one of the others. */
const importOfNames = new RegExp(
  `^import\\s+(?:(?<main>${identifier})\\s*,?\\s*)?(?:\\*\\s*as\\s+(?<all>${identifier})\\s*|\\{(?<list>[^}]*)\\}\\s*)?(?<=[\\s}])from\\s*(['"])(?<from>[^'"]+)\\4\\s*;?\\s*$`,
)
/** `import './styles.css'` */
const importOfNothing = /^import\s*(['"])(?<from>[^'"]+)\1\s*;?\s*$/
/** Prose that starts like an import is not searched further than this for the end of one. */
const maxLines = 30

/** The imports that start at `lines[index]`, and how many lines they take; undefined where none starts. */
export function readMdxImports(
  lines: string[],
  index: number,
): { statements: MdxImport[]; length: number } | undefined {
  if (!/^import[\s{*'"]/.test(lines[index] ?? '')) return undefined
  for (let length = 1; length <= maxLines && index + length <= lines.length; length++) {
    const candidates = lines
      .slice(index, index + length)
      .join('\n')
      .split(/;[ \t]*(?=import[\s{*'"])/)
    const statements = candidates.flatMap(text => readImport(text, index) ?? [])
    if (statements.length === candidates.length) return { statements, length }
  }
  return undefined
}

function readImport(text: string, line: number): MdxImport | undefined {
  const { main, all, list, from } = (importOfNames.exec(text) ?? importOfNothing.exec(text))?.groups ?? {}
  if (from === undefined) return undefined
  const names = [
    ...(main ? [{ name: main, imported: 'default' }] : []),
    ...(all ? [{ name: all, imported: '*' }] : []),
    ...(list ?? '').split(',').flatMap(readName),
  ]
  return { from, names, line }
}

/** `B as C` is the name C of what the module calls B. */
function readName(text: string) {
  const [, imported, name] = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(text.trim()) ?? []
  return imported === undefined ? [] : [{ name: name ?? imported, imported }]
}

export interface DataImporter {
  /** The file with the import. */
  file: SourceFile
  targets: LinkTargets
  report: Report
}

/**
 * The value of an imported file that is not code: the address of an image or a download, the parsed value of a JSON file,
 * the text of a file imported with `raw-loader!`. Undefined if the file does not exist.
 */
function readImportedData(from: string, { file, targets, report }: DataImporter): unknown {
  const textFile = /^!*raw-loader!(.*)$/.exec(from)?.[1]
  if (textFile !== undefined) return targets.source(textFile, file)?.text
  if (!isDataFile(from)) return undefined
  if (!from.endsWith('.json')) return targets.image(from, file)
  const source = targets.source(from, file)
  return source && readJson(source, file, report)
}

/** Whether a path names a file that is neither code nor a stylesheet. */
function isDataFile(from: string): boolean {
  return /\.\w+$/.test(from) && !/\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(from)
}

/**
 * The function `require` for MDX code. As in Docusaurus, the data is the default export, and the keys of an object are named
 * exports. It throws if there is no such file, which makes the page an error.
 */
export function createRequire(importer: DataImporter): (from: string) => { default: unknown } {
  return from => {
    const data = readImportedData(from, importer)
    if (data === undefined) throw new Error(`\`require('${from}')\` finds no file.`)
    return typeof data === 'object' && data !== null ? { default: data, ...data } : { default: data }
  }
}

function readJson({ path, text }: SourceFile, importer: SourceFile, report: Report): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    report({
      level: 'error',
      where: path,
      what: `Not valid JSON: ${(error as Error).message}.`,
      fix: `Correct it; ${importer.path} imports it.`,
    })
    return {}
  }
}

/** A module that an import names, and the place of the import. */
interface ImportPlace {
  from: string
  where: string
}

function reportMissingFile({ from, where }: ImportPlace, report: Report) {
  report({
    level: 'error',
    where,
    what: `The imported file \`${from}\` does not exist.`,
    fix: 'Correct the path; it is relative to this file, or starts with `@site/` for the site’s folder.',
  })
}

function reportUselessImport({ from, where }: ImportPlace, report: Report) {
  report({
    level: 'warning',
    where,
    what: `Importing \`${from}\` has no effect here.`,
    fix: 'Remove the import; let a component of the `components` folder import the stylesheet.',
  })
}

function reportUnknownImport(name: string, { from, where }: ImportPlace, report: Report) {
  report({
    level: 'warning',
    where,
    what: `\`${name}\` is imported from \`${from}\`, which this site does not have. The page shows what is between its tags instead.`,
    fix: chooseAdvice(from),
  })
}

function chooseAdvice(from: string): string {
  switch (from) {
    case 'react':
      return 'Write what runs in the browser as a component in the `components` folder, in a file that begins with `use client`.'
    case '@docusaurus/Head':
      return 'Remove it; use `title`, `description`, `keywords` and `image` of the front matter.'
    case '@theme/TOCInline':
      return 'Remove it; the page shows its headings by itself.'
    default:
      return 'Write a component of this name in the `components` folder, or say the same in Markdown.'
  }
}
