import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { $ZodIssue } from 'zod/v4/core'
import { isRecord } from '../../lib/collections.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { shorten } from '../../lib/text.ts'
import { describeExpectedValue, listUnknownKeys } from '../schemas/schema-messages.ts'
import type { Report } from './problem.ts'
import { readSourceIfPresent, reportInvalidUtf8, type SourceFile } from './source-file.ts'

interface Validation<Data> {
  file: SourceFile
  /** The text to validate: that of the file, or its front matter. JSON is YAML, too. */
  yaml: string
  /** 1-based line of the file on which `yaml` starts. */
  firstLine: number
  schema: z.ZodType<Data>
  report: Report
  /** Whether another reader uses a key that the schema lacks, so that the key is not reported. */
  isUsed?: (key: string) => boolean
}

/** Validates a file that is YAML as a whole. */
export function validateYamlFile<Data>(file: SourceFile, schema: z.ZodType<Data>, report: Report): Data | undefined {
  return validateYaml({ file, yaml: file.text, firstLine: 1, schema, report })
}

export interface ParsedPage<FrontMatter> {
  frontMatter: FrontMatter
  /** The Markdown below the front matter. */
  body: string
  /** 1-based line of the file at which `body` starts. */
  bodyLine: number
}

/**
 * Splits a file into validated front matter and body. Errors are reported with the line of the key they concern, and
 * then the result is undefined. Keys that the schema does not know are reported as warnings and left out.
 */
export function parseFrontMatter<Shape extends z.ZodRawShape>(
  file: SourceFile,
  schema: z.ZodObject<Shape>,
  report: Report,
): ParsedPage<z.output<z.ZodObject<Shape>>> | undefined {
  const split = splitFrontMatter(file)
  if (!split) {
    report({
      level: 'error',
      where: `${file.path}:1`,
      what: 'The front matter starts with `---` but never ends.',
      fix: 'Put a line of `---` after its last key.',
    })
    return undefined
  }
  const { yaml, yamlLine, body, bodyLine } = split
  // MDX files may have further keys, for expressions such as `{frontMatter.colour}`.
  const isUsed = (key: string) => body.includes(`frontMatter.${key}`)
  const frontMatter = validateYaml({ file, yaml, firstLine: yamlLine, schema, report, isUsed })
  return frontMatter === undefined ? undefined : { frontMatter, body, bodyLine }
}

/** Splits off the front matter of a file in which it has no effect. Front matter without an end is a part of the body. */
export function skipFrontMatter(file: SourceFile): { body: string; bodyLine: number } {
  return splitFrontMatter(file) ?? { body: file.text, bodyLine: 1 }
}

/** All keys and values of a file's front matter, without validation and defaults. */
export function readRawFrontMatter(file: SourceFile): Record<string, unknown> {
  return parseDocument(splitFrontMatter(file)?.yaml ?? '').toJS() ?? {}
}

interface SplitFile {
  yaml: string
  /** 1-based lines of the file on which `yaml` and `body` start; both are 1 in a file without front matter. */
  yamlLine: number
  body: string
  bodyLine: number
}

/** Splits a file at the lines of `---` around its front matter; undefined if the second one is missing. */
function splitFrontMatter({ text }: SourceFile): SplitFile | undefined {
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { yaml: '', yamlLine: 1, body: text, bodyLine: 1 }
  const yamlStart = opening[0].length
  const closing = /^---[ \t]*$/m.exec(text.slice(yamlStart))
  if (!closing) return undefined
  const yamlEnd = yamlStart + closing.index
  const body = text.slice(yamlEnd + closing[0].length + 1)
  const lines = text.slice(0, text.length - body.length).split('\n')
  return { yaml: text.slice(yamlStart, yamlEnd), yamlLine: 2, body, bodyLine: lines.length }
}

/** Parses `yaml` and validates it with `schema`. Reports errors with their lines, and then returns undefined. */
function validateYaml<Data>(validation: Validation<Data>): Data | undefined {
  const { file, schema, report } = validation
  reportInvalidUtf8(file, report)
  const parsed = parseYaml(validation)
  if (!parsed) return undefined
  if (parsed.isMap) warnOfUnknownKeys(parsed, validation)
  const result = schema.safeParse(parsed.value, { error: describeExpectedValue })
  if (result.success) return result.data
  for (const issue of result.error.issues) reportInvalidValue(issue, parsed, validation)
  return undefined
}

function warnOfUnknownKeys(
  { value, lineOf }: ParsedYaml,
  { file, schema, report, isUsed = () => false }: Validation<unknown>,
) {
  for (const { path, known } of listUnknownKeys(value, [schema])) {
    if (path.length === 1 && isUsed(String(path[0]))) continue
    const suggestion = findNearest(String(path.at(-1)), known)
    report({
      level: 'warning',
      where: `${file.path}:${lineOf(path)}`,
      what: `Unknown key \`${path.join('.')}\`; it has no effect.`,
      fix: suggestion ? `Did you mean \`${suggestion}\`?` : `Remove it. Known keys: ${known.join(', ')}.`,
    })
  }
}

function reportInvalidValue(
  { path, message }: $ZodIssue,
  { value, lineOf }: ParsedYaml,
  { file, report }: Validation<unknown>,
) {
  const where = `${file.path}:${lineOf(path)}`
  const key = path.join('.')
  const found = path.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown>)?.[name], value)
  if (key === '') {
    const fix = 'Write keys with values, such as `title: Joins`.'
    report({ level: 'error', where, what: `${quote(found)} is not a map of keys and values.`, fix })
  } else if (found === undefined) {
    report({ level: 'error', where, what: `\`${key}\` is missing.`, fix: `Add it: ${lowerFirst(message)}.` })
  } else {
    report({
      level: 'error',
      where,
      what: `\`${key}\` is ${quote(found)}.`,
      fix: `Correct it: ${lowerFirst(message)}.`,
    })
  }
}

function quote(value: unknown): string {
  return `\`${shorten(JSON.stringify(value))}\``
}

function lowerFirst(message: string): string {
  return (message[0] ?? '').toLowerCase() + message.slice(1)
}

interface ParsedYaml {
  /** The plain value; an empty text is an empty map. */
  value: unknown
  /** Whether it is a map of keys and values, or empty. */
  isMap: boolean
  /** The file's line of the key or list item at the end of `path`, or of the last part of the path that exists. */
  lineOf: (path: PropertyKey[]) => number
}

interface Source {
  file: SourceFile
  yaml: string
  /** 1-based line of the file on which `yaml` starts. */
  firstLine: number
  report: Report
}

/** Undefined for text that is not valid YAML, which is reported. */
function parseYaml({ file, yaml, firstLine, report }: Source): ParsedYaml | undefined {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  try {
    const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'error' })
    const [syntaxError] = document.errors
    if (syntaxError) {
      const [offset] = syntaxError.pos
      report({
        level: 'error',
        where: `${file.path}:${lineAt(offset)}`,
        what: `Not valid YAML: ${firstSentence(syntaxError.message)} In: \`${shorten(getLineAround(yaml, offset))}\``,
        fix: 'A value that contains `: ` or `#`, or starts with a special character, needs double quotes around it.',
      })
      return undefined
    }
    return {
      value: document.toJS() ?? {},
      isMap: isMap(document.contents) || document.contents === null,
      lineOf: path => {
        const offset = findOffset(document, path)
        return offset === undefined ? firstLine : lineAt(offset)
      },
    }
  } catch (error) {
    // The parser throws where valid YAML is nested too deeply or expands aliases too often, as in a denial-of-service attack.
    report({
      level: 'error',
      where: `${file.path}:${firstLine}`,
      what: `The YAML cannot be read: ${firstSentence((error as Error).message)}`,
      fix: 'Write the values out, without nesting them so deeply or repeating them by `*` so often.',
    })
    return undefined
  }
}

/** Where the last part of `path` that exists starts; undefined where none does. */
function findOffset(document: Document, path: PropertyKey[]): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(part)) : undefined
    const start = (pair?.key ?? (isSeq(node) ? node.items[Number(part)] : undefined)) as
      | { range?: number[] }
      | undefined
    if (start?.range?.[0] === undefined) break
    offset = start.range[0]
    node = pair ? pair.value : start
  }
  return offset
}

/** The first sentence or line of an error's message. A parser's message may go on with positions, which `where` names. */
function firstSentence(message: string): string {
  return `${(message.split(/[.\n]/)[0] ?? message).trim()}.`
}

function getLineAround(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1
  return text.slice(start).split('\n')[0]?.trim() ?? ''
}

/** The contents of a file such as `authors.yml` or `tags.yml`. */
export interface NamedEntries<Entry> {
  file: SourceFile
  /** The names of all entries, including those with errors. Undefined if the file is not a YAML map, which is reported. */
  names: ReadonlySet<string> | undefined
  /** Empty if one of them has an error, which is reported. */
  entries: ReadonlyMap<string, Entry>
}

/** Reads a YAML file that maps names to entries, which may be empty. Undefined if the file does not exist. */
export function readNamedEntries<Entry>(
  { root, path }: { root: string; path: string },
  schema: z.ZodType<Entry>,
  report: Report,
): NamedEntries<Entry> | undefined {
  const file = readSourceIfPresent(root, path)
  if (!file) return undefined
  let names: Set<string> | undefined
  const rememberNames = (value: unknown) => {
    if (isRecord(value)) names = new Set(Object.keys(value))
    return value
  }
  const entry = z.preprocess(value => value ?? {}, schema)
  const entries = z.preprocess(rememberNames, z.record(z.string(), entry))
  const data = validateYamlFile(file, entries, report)
  return { file, names, entries: new Map(Object.entries(data ?? {})) }
}
