import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { expectedForm } from './expected-form.ts'
import { unknownKeys } from './known-keys.ts'
import { nearest } from './nearest.ts'
import { type Report, shorten } from './problem.ts'
import type { SourceFile } from './source-file.ts'
import { reportSpoiltText } from './spoilt-text.ts'

export type FrontMatter<T> = {
  data: T
  /** The Markdown below the front matter. */
  body: string
  /** 1-based line of the file at which `body` starts. */
  bodyLine: number
}

/**
 * Splits a file into validated front matter and body. Errors are reported with the line of the key they concern, and
 * then the result is undefined; keys the schema does not know are warned about and dropped.
 */
export function parseFrontMatter<Shape extends z.ZodRawShape>(
  file: SourceFile,
  schema: z.ZodObject<Shape>,
  report: Report,
): FrontMatter<z.output<z.ZodObject<Shape>>> | undefined {
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
  const { yaml, body, bodyLine } = split
  // A key that the body shows has an effect.
  const isUsed = (key: string) => body.includes(`frontMatter.${key}`)
  const data = validateYaml({ file, yaml, firstLine: 2, schema, report, isUsed })
  return data === undefined ? undefined : { data, body, bodyLine }
}

/** A file's body without its front matter, which is not looked at. */
export function withoutFrontMatter(file: SourceFile): { body: string; bodyLine: number } {
  return splitFrontMatter(file) ?? { body: file.text, bodyLine: 1 }
}

/** All keys and values of a file's front matter as they stand there. */
export function readRawFrontMatter(file: SourceFile): Record<string, unknown> {
  return parseDocument(splitFrontMatter(file)?.yaml ?? '').toJS() ?? {}
}

/** Undefined for front matter that never ends. */
function splitFrontMatter({ text }: SourceFile): { yaml: string; body: string; bodyLine: number } | undefined {
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { yaml: '', body: text, bodyLine: 1 }
  const closing = /^---[ \t]*$/m.exec(text.slice(opening[0].length))
  if (!closing) return undefined
  const yaml = text.slice(opening[0].length, opening[0].length + closing.index)
  const body = text.slice(opening[0].length + closing.index + closing[0].length + 1)
  return { yaml, body, bodyLine: text.length - body.length === 0 ? 1 : countLines(text, body) }
}

/** Validates YAML (or JSON, which is YAML) against `schema`; `firstLine` is the file's line on which `yaml` starts. */
export function validateYaml<Data>({
  file,
  yaml,
  firstLine,
  schema,
  report,
  isUsed = () => false,
}: {
  file: SourceFile
  yaml: string
  firstLine: number
  schema: z.ZodType<Data>
  report: Report
  /** Whether a key that the schema does not know has an effect all the same. */
  isUsed?: (key: string) => boolean
}): Data | undefined {
  const lines = new LineCounter()
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  reportSpoiltText(file, report)
  const read = readYaml()
  if (!read) return undefined
  const { document, value } = read
  const [syntaxError] = document.errors
  if (syntaxError) {
    report({
      level: 'error',
      where: `${file.path}:${lineAt(syntaxError.pos[0])}`,
      what: `Not valid YAML: ${firstSentence(syntaxError.message)} In: ${excerpt(yaml, syntaxError.pos[0])}`,
      fix: 'A value that holds `: `, `#` or starts with a special character needs double quotes around it.',
    })
    return undefined
  }
  if (isMap(document.contents) || document.contents === null) warnOfUnknownKeys()
  const result = schema.safeParse(value, { error: expectedForm })
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    const key = issue.path.join('.')
    const found = issue.path.reduce<unknown>((parent, name) => (parent as Record<PropertyKey, unknown>)?.[name], value)
    report({
      level: 'error',
      where: `${file.path}:${lineOfKey(issue.path)}`,
      what: found === undefined && key ? `\`${key}\` is missing.` : `\`${key || 'content'}\` is ${show(found)}.`,
      fix: `${found === undefined && key ? 'Add it' : 'Correct it'}: ${key ? lowerFirst(issue.message) : 'it must be keys with values, such as `title: Joins`'}.`,
    })
  }
  return undefined

  function warnOfUnknownKeys() {
    for (const { path, known } of unknownKeys(value, [schema])) {
      if (path.length === 1 && isUsed(String(path[0]))) continue
      const meant = nearest(String(path.at(-1)), known)
      report({
        level: 'warning',
        where: `${file.path}:${lineOfKey(path)}`,
        what: `Unknown key \`${path.join('.')}\`; it has no effect.`,
        fix: meant ? `Did you mean \`${meant}\`?` : `Remove it. Known keys: ${known.join(', ')}.`,
      })
    }
  }

  /** YAML that is valid can still nest or repeat itself beyond all measure. */
  function readYaml(): { document: Document; value: unknown } | undefined {
    try {
      const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
      return { document, value: document.errors.length > 0 ? undefined : (document.toJS() ?? {}) }
    } catch (error) {
      report({
        level: 'error',
        where: `${file.path}:${firstLine}`,
        what: `The YAML cannot be read: ${firstSentence((error as Error).message)}`,
        fix: 'Write the values out, without nesting them so deeply or repeating them by `*` so often.',
      })
      return undefined
    }
  }

  /** The line on which the last key of `path` stands, as far as the path leads. */
  function lineOfKey(path: PropertyKey[]): number {
    let node: unknown = document.contents
    let line = firstLine
    for (const part of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(part)) : undefined
      const at = (pair?.key ?? (isSeq(node) ? node.items[Number(part)] : undefined)) as { range?: number[] } | undefined
      if (at?.range?.[0] === undefined) break
      line = lineAt(at.range[0])
      node = pair ? pair.value : at
    }
    return line
  }
}

function countLines(text: string, body: string): number {
  return text.slice(0, text.length - body.length).split('\n').length
}

function firstSentence(message: string): string {
  return `${(message.split(/[.\n]/)[0] ?? message).trim()}.`
}

function excerpt(yaml: string, offset: number): string {
  const start = yaml.lastIndexOf('\n', Math.max(0, offset - 1)) + 1
  return `\`${shorten(yaml.slice(start).split('\n')[0]?.trim())}\``
}

function show(value: unknown): string {
  return `\`${shorten(JSON.stringify(value))}\``
}

function lowerFirst(message: string): string {
  return (message[0] ?? '').toLowerCase() + message.slice(1)
}
