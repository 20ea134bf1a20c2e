import { parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'
import { validateYaml } from './yaml.ts'

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
  const { yaml, body, bodyLine } = split
  // MDX files may have further keys, for expressions such as `{frontMatter.colour}`.
  const isUsed = (key: string) => body.includes(`frontMatter.${key}`)
  const frontMatter = validateYaml({ file, yaml, firstLine: 2, schema, report, isUsed })
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

/** Splits a file at the lines of `---` around its front matter; undefined if the second one is missing. */
function splitFrontMatter({ text }: SourceFile): { yaml: string; body: string; bodyLine: number } | undefined {
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { yaml: '', body: text, bodyLine: 1 }
  const yamlStart = opening[0].length
  const closing = /^---[ \t]*$/m.exec(text.slice(yamlStart))
  if (!closing) return undefined
  const yamlEnd = yamlStart + closing.index
  const body = text.slice(yamlEnd + closing[0].length + 1)
  const lines = text.slice(0, text.length - body.length).split('\n')
  return { yaml: text.slice(yamlStart, yamlEnd), body, bodyLine: lines.length }
}
