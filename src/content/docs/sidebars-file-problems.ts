import type { z } from 'zod'
import { isRecord } from '../../lib/collections.ts'
import { locateText } from '../input/locate-text.ts'
import type { Problem, Report } from '../input/problem.ts'
import type { SourceFile } from '../input/source-file.ts'
import { itemSchemas, itemTypes } from './sidebars-file-items.ts'

interface Context {
  file: SourceFile
  report: Report
}

/** The item's settings with their defaults; undefined where it has errors, which are reported. */
export function parseItem<Type extends keyof typeof itemSchemas>(
  item: unknown,
  type: Type,
  context: Context,
): z.output<(typeof itemSchemas)[Type]> | undefined {
  const result = itemSchemas[type].safeParse(item) as z.ZodSafeParseResult<z.output<(typeof itemSchemas)[Type]>>
  if (result.success) return result.data
  const name = isRecord(item) ? (item.label ?? item.id) : undefined
  for (const { path, message } of result.error.issues) {
    const key = path.join('.')
    reportAt(typeof name === 'string' ? name : type, context, {
      what: `In a sidebar item of the type \`${type}\`, \`${key}\` is wrong: \`${abbreviate(item)}\`.`,
      fix: `Correct \`${key}\`: ${message}.`,
    })
  }
  return undefined
}

export function reportInvalidItem(
  { item, parent, requirement }: { item: unknown; parent: string; requirement: string },
  context: Context,
) {
  reportAt(parent, context, {
    what: `\`${abbreviate(item)}\` in \`${parent}\` is not a valid sidebar item.`,
    fix: `Correct it: ${requirement}.`,
  })
}

export function reportUnknownType(type: string, context: Context) {
  reportAt(type, context, {
    what: `Unknown sidebar item type \`${type}\`.`,
    fix: `Use one of ${itemTypes.join(', ')}.`,
  })
}

export function reportHtml({ value }: Record<string, unknown>, context: Context) {
  reportAt(String(value).slice(0, 40), context, {
    level: 'warning',
    what: 'HTML items are not supported in sidebars; the item is left out.',
    fix: 'Write a `link` or a category instead, or remove it.',
  })
}

/** Locates the problem by searching the file for `needle` as a string literal; a computed value gives line 1. */
export function reportAt(
  needle: string,
  { file, report }: Context,
  { level = 'error', what, fix }: Pick<Problem, 'what' | 'fix'> & Partial<Pick<Problem, 'level'>>,
) {
  const literal = [`'${needle}'`, `"${needle}"`].find(text => file.text.includes(text)) ?? needle
  report({ level, where: locateText(file, literal), what, fix })
}

function abbreviate(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
