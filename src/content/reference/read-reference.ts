import type { z } from 'zod'
import { groupBy } from '../../lib/collections.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { referencePath } from '../../urls/section-paths.ts'
import type { Report } from '../input/problem.ts'
import {
  byCodeUnit,
  listFiles,
  locateText,
  readSourceIfPresent,
  referenceFamiliesFile,
  type SourceFile,
} from '../input/source-file.ts'
import { validateYamlFile } from '../input/yaml.ts'
import type { CompiledMarkdown } from '../markdown/compile-types.ts'
import { createUniquenessCheck, isPageFile, type PageSource, type ReadOptions, readPageSource } from '../page-source.ts'
import { referenceFrontMatter } from '../schemas/front-matter-schemas.ts'
import { referenceFamilies } from '../schemas/yaml-file-schemas.ts'

/** A group of entries with a table of its own on the page of the reference. */
export type ReferenceFamily = z.output<typeof referenceFamilies>['families'][number]

/** One way to write something: `x,y` with what it does. */
export type CallForm = z.output<typeof callForms>[number]

const callForms = referenceFrontMatter.shape.syntax.unwrap()

/** The page of one name, before its Markdown is rendered. */
export type EntrySource = PageSource & {
  /** `/reference/xasc` */
  url: string
  /** What it is, in a few words: `Sort a table, ascending`. */
  label: string
  /** `xasc · Sort a table, ascending` */
  title: string
  /** The name, then others that the page explains too. */
  names: string[]
  /** The id of its family. */
  family: string
  position: number | undefined
  /** Empty where the records of the interpreter say how it is written. */
  syntax: CallForm[]
  /** The numbers of arguments for which the page has a table of types. */
  types: (1 | 2)[]
  /** Names of other entries. */
  see: string[]
  /** Addresses of pages that teach it. */
  taught: string[]
  /** Where the manual of the language describes it, as a path below the address that the configuration names. */
  manual: string | undefined
  /** Whether the interpreter of the site lacks it. */
  isMissing: boolean
}

/** The rendered page of one name. */
export type ReferenceEntry = Omit<EntrySource, 'source' | 'languages'> & CompiledMarkdown

/** The reference of a language: families in their order, and the entries of each in theirs. */
export interface Reference<Entry = ReferenceEntry> {
  families: (ReferenceFamily & { entries: Entry[] })[]
}

const folder = 'content/reference'

/** Reads `content/reference`: a folder for each family, in it a Markdown file for each name. Undefined where there is none. */
export function readReference(options: ReadOptions): Reference<EntrySource> | undefined {
  const { root, report } = options
  const file = readSourceIfPresent(root, referenceFamiliesFile)
  const paths = listFiles(root, folder).filter(isPageFile)
  if (paths.length === 0) return undefined
  const families = file ? validateYamlFile(file, referenceFamilies, report)?.families : []
  // What is wrong with that file is reported, and would be wrong with every entry.
  if (!families) return undefined
  const known = new Set(families.map(({ id }) => id))
  const isNewSlug = createUniquenessCheck(
    { key: 'names', label: 'The address', fix: 'Rename one of the two files.' },
    report,
  )
  const entries = paths.flatMap(path => {
    const entry = isInFamily(path, known, report) ? readEntry(path, options) : undefined
    return entry && isNewSlug(entry.url, entry.source.file) ? [entry] : []
  })
  reportNames(entries, report)
  const byFamily = groupBy(entries, ({ family }) => family)
  return { families: families.map(family => ({ ...family, entries: (byFamily.get(family.id) ?? []).sort(byPlace) })) }
}

export function listEntries<Entry>(reference: Reference<Entry> | undefined): Entry[] {
  return reference?.families.flatMap(({ entries }) => entries) ?? []
}

function readEntry(path: string, options: ReadOptions): EntrySource | undefined {
  const read = readPageSource(path, referenceFrontMatter, options)
  if (!read) return undefined
  const { frontMatter, page } = read
  const { names, title, position, syntax = [], types = [], see = [], taught = [], manual, missing } = frontMatter
  const [family = '', file = ''] = path.slice(folder.length + 1).split('/')
  return {
    ...page,
    url: `${referencePath}/${file.replace(/\.mdx?$/, '')}`,
    label: title,
    title: `${names[0]} · ${title}`,
    names,
    family,
    position,
    syntax,
    types,
    see,
    taught,
    manual,
    isMissing: missing ?? false,
  }
}

/** By position, then by name: operators and functions without a position stand in the order of their characters. */
function byPlace(a: EntrySource, b: EntrySource): number {
  const [nameA = '', nameB = ''] = [a.names[0]?.toLowerCase(), b.names[0]?.toLowerCase()]
  return (a.position ?? Infinity) - (b.position ?? Infinity) || byCodeUnit(nameA, nameB)
}

/** Whether a file is in the folder of a family, and not in one below it. Any other file is reported. */
function isInFamily(path: string, known: Set<string>, report: Report): boolean {
  const [family = '', ...rest] = path.slice(folder.length + 1).split('/')
  const isInFolder = rest.length === 1
  if (isInFolder && known.has(family)) return true
  const suggestion = isInFolder ? findNearest(family, known) : undefined
  report({
    level: 'error',
    where: `${path}:1`,
    what: isInFolder
      ? `This file is in no folder of a family: ${referenceFamiliesFile} has no id \`${family}\`.`
      : 'This file is not directly in the folder of a family.',
    fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Move the file, or add the family to that list.',
  })
  return false
}

/** Reports a name that two entries explain, and relatives that no entry explains. */
function reportNames(entries: EntrySource[], report: Report) {
  const fileByName = new Map<string, SourceFile>()
  for (const { names, source } of entries) {
    for (const name of names) {
      const earlier = fileByName.get(name)
      if (earlier)
        report({
          level: 'error',
          where: locateText(source.file, 'names:'),
          what: `The name \`${name}\` is already explained by ${earlier.path}.`,
          fix: 'Leave it out of the `names` of one of them.',
        })
      else fileByName.set(name, source.file)
    }
  }
  for (const { see, source } of entries) {
    for (const name of see.filter(each => !fileByName.has(each))) {
      const suggestion = findNearest(name, fileByName.keys())
      report({
        level: 'error',
        where: locateText(source.file, 'see:'),
        what: `No page of the reference explains \`${name}\`.`,
        fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Correct it, or leave it out of `see`.',
      })
    }
  }
}
