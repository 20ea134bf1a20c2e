// What the imports of an `.mdx` file stand for: components of this site, other files of content, or nothing it knows.
import type { LinkTargets } from './link-targets.ts'
import type { MdxImport } from './mdx-imports.ts'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

/** An MDX file ready to run, or the HTML of a Markdown file. */
export type MdxPart =
  | { kind: 'html'; html: string }
  | {
      kind: 'code'
      functionBody: string
      /** What its imports stand for, by the names it gives them. */
      values: ReadonlyMap<string, MdxValue>
      /** Names that its code may use besides: `frontMatter`, `toc`, `require`. */
      scope: Record<string, unknown>
    }

export type MdxValue =
  /** A component by its name here, or what a module of classic sites exports. */
  | { kind: 'component'; name: string }
  | { kind: 'export'; from: string; imported: string }
  | { kind: 'part'; part: MdxPart; imported: string }
  /** An image that is used as a component. */
  | { kind: 'image'; src: string }
  | { kind: 'data'; value: unknown }
  /** What this site does not have: in its place stands what is written between its tags. */
  | { kind: 'unknown' }

type Tools = {
  file: SourceFile
  /** The text that uses what is imported. */
  body: string
  targets: LinkTargets
  /** Names of the components that `.mdx` files may use. */
  components: ReadonlySet<string>
  /** What the modules that classic sites import from export here. */
  modules: ReadonlyMap<string, ReadonlySet<string>>
  /** Reads a file that is imported under a name. */
  readPart: (file: SourceFile, name: string) => MdxPart | undefined
  at: (line: number) => string
  report: Report
}

export function readMdxValues(imports: MdxImport[], tools: Tools): Map<string, MdxValue> {
  return new Map(
    imports.flatMap(({ from, names, line }) => {
      if (names.length === 0) tellUseless(from, line)
      return names.map(({ name, imported }) => [name, meaningOf(name, imported, from, line)] as const)
    }),
  )

  function meaningOf(name: string, imported: string, from: string, line: number): MdxValue {
    const { components, modules, targets, file, readPart } = tools
    const known = modules.get(from)
    if (known?.has(imported)) return { kind: 'export', from, imported }
    // A file under the name of a component is that file.
    if (!known && components.has(name) && !isFilePath(from)) return { kind: 'component', name }
    if (/\.mdx?$/.test(from)) {
      const source = targets.source(from, file)
      const part = source && readPart(source, name)
      if (part) return { kind: 'part', part, imported }
      if (!source) tellMissing(from, line)
      return { kind: 'unknown' }
    }
    const data = readData(from, tools)
    if (data === undefined) {
      if (/\.s?css$/.test(from)) tellUseless(from, line)
      else if (isFilePath(from)) tellMissing(from, line)
      else tellUnknown(name, from, line)
      return { kind: 'unknown' }
    }
    const isComponent = /\.svg$/i.test(from) && new RegExp(`<${name}[\\s/>]`).test(tools.body)
    return isComponent ? { kind: 'image', src: String(data) } : { kind: 'data', value: data }
  }

  function tellMissing(from: string, line: number) {
    tools.report({
      level: 'error',
      where: tools.at(line),
      what: `The imported file \`${from}\` does not exist.`,
      fix: 'Correct the path (it is relative to this file; `@site/` is the site’s folder).',
    })
  }

  function tellUseless(from: string, line: number) {
    tools.report({
      level: 'warning',
      where: tools.at(line),
      what: `\`${from}\` is imported, which has no effect here.`,
      fix: 'Remove the import; styles belong into src/styles.',
    })
  }

  function tellUnknown(name: string, from: string, line: number) {
    tools.report({
      level: 'warning',
      where: tools.at(line),
      what: `\`${name}\` is imported from \`${from}\`, which this site does not have. In its place stands what is written between its tags.`,
      fix: adviceOn(from),
    })
  }
}

function adviceOn(from: string): string {
  switch (from) {
    case 'react':
      return 'Write what a browser runs as an island and add it to src/pages/mdx-runtime.tsx of the generator (CONTRIBUTING.md tells how).'
    case '@docusaurus/Head':
      return 'Remove it; `title`, `description`, `keywords` and `image` of the front matter say what it may hold.'
    case '@theme/TOCInline':
      return 'Remove it; the page shows its headings by itself.'
    default:
      return 'Write a component of this name and add it to src/pages/mdx-runtime.tsx of the generator, or say the same in Markdown.'
  }
}

/** The value of `require('./file')`: what the file's default export would be on a classic site. */
export function createRequire(tools: Tools): (from: string) => { default: unknown } {
  return from => {
    const data = readData(from, tools)
    if (data === undefined) throw new Error(`\`require('${from}')\` finds no file.`)
    return typeof data === 'object' && data !== null ? { default: data, ...data } : { default: data }
  }
}

/** The address of a file, the text of one imported with `raw-loader!`, the value of JSON; undefined where there is none. */
function readData(from: string, { targets, file, report }: Tools): unknown {
  const raw = /^!*raw-loader!(.*)$/.exec(from)?.[1]
  if (raw !== undefined) return targets.source(raw, file)?.text
  if (!isFilePath(from)) return undefined
  if (!from.endsWith('.json')) return targets.image(from, file)
  const source = targets.source(from, file)
  return source && readJson(source, file, report)
}

function readJson({ path, text }: SourceFile, importedBy: SourceFile, report: Report): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    report({
      level: 'error',
      where: path,
      what: `Not valid JSON: ${(error as Error).message}.`,
      fix: `Correct it; ${importedBy.path} imports it.`,
    })
    return {}
  }
}

/** Whether a file's contents are no code. */
function isFilePath(from: string): boolean {
  return /\.\w+$/.test(from) && !/\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(from)
}
