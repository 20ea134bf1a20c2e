import { z } from 'zod'
import { validateYaml } from './front-matter.ts'
import type { Report } from './problem.ts'
import { readSourceIfPresent, type SourceFile } from './source-file.ts'

export type NamedEntries<Entry> = {
  file: SourceFile
  names: ReadonlySet<string>
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
  const entry = z.preprocess(value => value ?? {}, schema)
  const names = new Set(topLevelKeys(file))
  const shape = Object.fromEntries([...names].map(name => [name, entry]))
  const data = validateYaml({ file, yaml: file.text, firstLine: 1, schema: z.object(shape), report })
  return { file, names, entries: new Map(Object.entries(data ?? {})) }
}

/** The keys a YAML map file starts lines with, quoted or not. */
function topLevelKeys(file: SourceFile): string[] {
  return [...file.text.matchAll(/^(?:'([^']+)'|"([^"]+)"|([^\s#'"][^:\n]*?))\s*:(?:\s|$)/gm)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
