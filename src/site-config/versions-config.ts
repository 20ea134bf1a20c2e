import { z } from 'zod'
import { text } from './value-forms.ts'

/** Address of the main version of the docs: the one that lists, search and short links use. */
export const mainDocsPath = '/docs'

const version = z.strictObject({
  /** Stored in the browser of a reader who chooses this version. */
  name: text,
  label: text,
  /** Where its docs are served. */
  path: z
    .string('it must be text')
    .regex(/^(?:\/[^/?#\s]+)+$/, 'it must be a path such as /docs/1.0, without a slash at its end'),
  /** Where its docs are written. */
  folder: z
    .string('it must be text')
    .regex(
      /^content\/(?!(?:blog|data|pages)$)[a-z\d][\w.-]*$/i,
      'it must be a folder of its own in content/, such as content/docs-1.0',
    ),
  /** Tells readers that this is not the version to use. */
  banner: z.enum(['none', 'unreleased', 'unmaintained'], 'it must be none, unreleased or unmaintained').default('none'),
})

export const versions = z
  .array(version, 'it must be a list of versions')
  .refine(
    list => list.some(({ path }) => path === mainDocsPath),
    `one of the versions must have the path ${mainDocsPath}`,
  )
  .superRefine((list, context) => {
    for (const key of ['name', 'path', 'folder'] as const) {
      list.forEach((entry, index) => {
        const isTaken = list.slice(0, index).some(earlier => earlier[key] === entry[key])
        const message = `it must differ from the \`${key}\` of every other version`
        if (isTaken) context.addIssue({ code: 'custom', path: [index, key], message })
      })
    }
  })
  .default([{ name: 'current', label: 'Next', path: mainDocsPath, folder: 'content/docs', banner: 'none' }])
