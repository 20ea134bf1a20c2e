// Values that several schemas of front matter and YAML files share. Messages complete the sentence "Correct it: …".
import { z } from 'zod'
import { parseDate } from './parse-date.ts'

export const text = z.union([z.string().trim().min(1), z.number()], 'it must be text').transform(String)
export const list = z.array(text, 'it must be a list, such as [joins, tables]')
export const flag = z.boolean('it must be true or false')
export const position = z.number('it must be a number')
/** A doc's slug is relative to the doc's folder, so it may contain `..`. In any other slug `..` would lead out of the site. */
export const relativeSlug = text.pipe(z.string().regex(/^[^?#\n]+$/, 'it must be a path without ? and #'))
/** A path without the segments `.` and `..`: `a/b.c`, but neither `../a` nor `a/./b`. */
const withoutDots = /^(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))/
const withoutDotsMessage = 'it must be a path without the segments `.` and `..`'
export const slug = relativeSlug.pipe(z.string().regex(withoutDots, withoutDotsMessage))

const dateMessage = 'it must be a date such as 2024-03-19'
export const date = z.string(dateMessage).transform(parseDate).pipe(z.date(dateMessage))

/** A key that only Docusaurus uses: accepted and ignored, without a warning. */
export const docusaurusOnly = z.unknown().optional()

export const permalink = z
  .string()
  .regex(/^\/[^\s?#]+$/, 'it must be a path such as /joins')
  .regex(withoutDots, withoutDotsMessage)
