import { z } from 'zod'
import { validateYaml } from './front-matter.ts'
import type { Report } from './problem.ts'
import { readSourceIfPresent, type SourceFile } from './source-file.ts'

export type NamedEntries<Entry> = {
  file: SourceFile
  /** Undefined where the file is no YAML map, which has been reported. */
  names: ReadonlySet<string> | undefined
  /** Empty where one of them has an error, which has been reported. */
  entries: ReadonlyMap<string, Entry>
}

/** Reads a YAML file that maps names to entries of one form, each optional; undefined where the file does not exist. */
export function readNamedEntries<Entry>(
  { root, path }: { root: string; path: string },
  schema: z.ZodType<Entry>,
  report: Report,
): NamedEntries<Entry> | undefined {
  const file = readSourceIfPresent(root, path)
  if (!file) return undefined
  let names: Set<string> | undefined
  const named = z.record(
    z.string(),
    z.preprocess(value => value ?? {}, schema),
  )
  // Names are known also where an entry has an error.
  const readNames = (value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) names = new Set(Object.keys(value))
    return value
  }
  const data = validateYaml({ file, yaml: file.text, firstLine: 1, schema: z.preprocess(readNames, named), report })
  return { file, names, entries: new Map(Object.entries(data ?? {})) }
}
