import { z } from 'zod'
import type { DataSources } from '../../site-config/site-config-schema.ts'
import {
  errorExplanations,
  searchAliases,
  searchStart,
  searchSynonyms,
  startingPoints,
} from '../schemas/yaml-file-schemas.ts'
import type { Report } from './problem.ts'
import {
  errorExplanationsFile,
  readSourceIfPresent,
  searchAliasFile,
  searchStartFile,
  searchSynonymFile,
  startingPointsFile,
} from './source-file.ts'
import { validateYamlFile } from './yaml.ts'

export type SearchAliases = z.output<typeof searchAliases>
export type SearchSynonyms = z.output<typeof searchSynonyms>
/** The pages and queries that search offers before anything is typed. */
export type SearchStart = z.output<typeof searchStart>

/** What the errors of q mean, and where a page says more. */
export type ErrorExplanations = z.output<typeof errorExplanations>
/** A program that the q console offers. */
export type StartingPoint = z.output<typeof startingPoints>['programs'][number]

/** What authors add for search; undefined for a missing file. */
export interface SearchData {
  aliases: SearchAliases | undefined
  start: SearchStart | undefined
  synonyms: SearchSynonyms | undefined
}

export function readSearchData(root: string, report: Report): SearchData {
  const aliases = { file: searchAliasFile, schema: z.object({ aliases: searchAliases }) }
  const synonyms = { file: searchSynonymFile, schema: z.object({ synonyms: searchSynonyms }) }
  return {
    aliases: readDataFile(root, aliases, report)?.aliases,
    start: readSearchStart(root, report),
    synonyms: readDataFile(root, synonyms, report)?.synonyms,
  }
}

export function readSearchStart(root: string, report: Report): SearchStart | undefined {
  return readDataFile(root, { file: searchStartFile, schema: searchStart }, report)
}

/** What authors add for q in pages; empty for missing files. */
export interface QData {
  errorExplanations: ErrorExplanations
  startingPoints: StartingPoint[]
}

export function readQData(root: string, report: Report): QData {
  return {
    errorExplanations: readErrorExplanations(root, report),
    startingPoints: readStartingPoints(root, report),
  }
}

export function readErrorExplanations(root: string, report: Report): ErrorExplanations {
  const file = { file: errorExplanationsFile, schema: errorExplanations }
  return readDataFile(root, file, report) ?? { codes: {}, sections: {}, others: {} }
}

function readStartingPoints(root: string, report: Report): StartingPoint[] {
  return readDataFile(root, { file: startingPointsFile, schema: startingPoints }, report)?.programs ?? []
}

/** The data files that the configuration names, by their names there. */
export function readSiteData(root: string, sources: DataSources, report: Report): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, readDataFile(root, source, report)]))
}

function readDataFile<Value>(
  root: string,
  { file: path, schema }: { file: string; schema: z.ZodType<Value> },
  report: Report,
): Value | undefined {
  const file = readSourceIfPresent(root, path)
  return file && validateYamlFile(file, schema, report)
}
