import type { z } from 'zod'
import type { $ZodIssue } from 'zod/v4/core'
import { findNearest } from '../../lib/edit-distance.ts'
import { shorten } from '../../lib/text.ts'
import { describeExpectedValue } from '../schemas/describe-expected-value.ts'
import { listUnknownKeys } from '../schemas/known-keys.ts'
import { reportInvalidUtf8 } from './invalid-utf8.ts'
import { type ParsedYaml, parseYaml } from './parse-yaml.ts'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

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

/** Parses `yaml` and validates it with `schema`. Reports errors with their lines, and then returns undefined. */
export function validateYaml<Data>(validation: Validation<Data>): Data | undefined {
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
