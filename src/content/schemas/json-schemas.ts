// The schemas of the build as JSON Schema, so that editors complete and check front matter and YAML files as authors type.
import { z } from 'zod'
import {
  docFrontMatter,
  pageFrontMatter,
  postFrontMatter,
  practiceFrontMatter,
  referenceFrontMatter,
} from './front-matter-schemas.ts'
import { authorEntry, categoryFile, tagEntry } from './yaml-file-schemas.ts'

const schemas = {
  doc: docFrontMatter,
  post: postFrontMatter,
  page: pageFrontMatter,
  practice: practiceFrontMatter,
  reference: referenceFrontMatter,
  category: categoryFile,
  authors: z.record(z.string(), authorEntry),
  tags: z.record(z.string(), tagEntry),
}

/** The text of each file in `schemas/` by its name: `doc.json`. */
export function createJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  )
}

function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // The draft that YAML extensions of editors support best.
    target: 'draft-07',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      // The build warns of unknown keys, so editors should as well.
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false
      const message = readMessage(zodSchema)
      if (message) jsonSchema.description = message
    },
  })
}

/** The schema's error message as a sentence: `It must be true or false`. */
function readMessage({ _zod: { def } }: z.core.$ZodType): string | undefined {
  // Our schemas have constant messages, so the issue that zod would pass does not matter.
  const error = def.error?.({ code: 'custom', path: [], input: undefined, message: '' } as never)
  const message = typeof error === 'string' ? error : error?.message
  return message?.replace(/^it must/, 'It must')
}
