import { z } from 'zod'
import { isRecord } from '../../lib/collections.ts'
import type { Report } from './problem.ts'
import { readSourceIfPresent, type SourceFile } from './source-file.ts'
import { validateYamlFile } from './validate-yaml.ts'

/** The contents of a file such as `authors.yml` or `tags.yml`. */
export interface NamedEntries<Entry> {
  file: SourceFile
  /** The names of all entries, including those with errors. Undefined if the file is not a YAML map, which is reported. */
  names: ReadonlySet<string> | undefined
  /** Empty if one of them has an error, which is reported. */
  entries: ReadonlyMap<string, Entry>
}

/** Reads a YAML file that maps names to entries, which may be empty. Undefined where the file does not exist. */
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
