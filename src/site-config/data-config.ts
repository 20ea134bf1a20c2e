import { z } from 'zod'

/** A YAML or JSON file, and the schema of its contents. */
interface DataSource {
  file: string
  schema: z.ZodType
}

/** Data files by the names that components use for them. */
export type DataSources = Record<string, DataSource>

/** The parsed contents of the files, typed by their schemas; undefined for a missing file. */
export type DataOf<Sources extends DataSources> = {
  [Name in keyof Sources]: z.output<Sources[Name]['schema']> | undefined
}

/** A file beside the pages: its path on the site, such as `/calendar.ics`, and its text. */
export type OutputFile = [path: string, text: string]

export const dataSource = z.strictObject({
  file: z
    .string('it must be text')
    .regex(
      /^content\/data\/(?:(?!\.)[\w.-]+\/)*[\w-][\w.-]*\.(?:ya?ml|json)$/,
      'it must be a .yml, .yaml or .json file below content/data/',
    ),
  // Recognised by a key and not by `instanceof`, since a site may have installed its own copy of zod.
  schema: z.custom<z.ZodType>(
    value => typeof value === 'object' && value !== null && '_zod' in value,
    'it must be a schema of zod 4',
  ),
})
