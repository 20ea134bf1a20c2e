// What editors know about front matter and YAML files while an author types: the schemas of the build, as JSON Schema.
import { z } from 'zod'
import { author, categoryFile, docFrontMatter, pageFrontMatter, postFrontMatter, tag } from './schemas.ts'

const schemas = {
  doc: docFrontMatter,
  post: postFrontMatter,
  page: pageFrontMatter,
  category: categoryFile,
  authors: z.record(z.string(), author),
  tags: z.record(z.string(), tag),
}

/** JSON Schemas by the names of their files. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [`${name}.json`, `${JSON.stringify(toJson(schema), null, 2)}\n`]),
  )
}

function toJson(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // The draft that the editors' YAML extensions know best.
    target: 'draft-07',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      // The build warns of unknown keys, and so shall editors.
      if (zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties = false
      const form = formOf(zodSchema)
      if (form) jsonSchema.description = form
    },
  })
}

/** What a value must be, in the words of the build's messages. */
function formOf({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const words = def.error?.({ code: 'custom', path: [], input: undefined, message: '' } as never)
  const message = typeof words === 'string' ? words : words?.message
  return message?.replace(/^it must/, 'It must')
}
