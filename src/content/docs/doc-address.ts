import { basename, extname, join } from 'node:path/posix'
import { findNearest } from '../../lib/edit-distance.ts'

export interface DocAddress {
  /** Folder and name without number prefixes: `concepts/joins`. */
  id: string
  /** The last part of the id, from the front matter or the file name: `joins`. */
  ownId: string
  /** `/docs/concepts/joins`. */
  url: string
  /** The number prefix of the file name: 3 for `03-joins.md`. */
  position: number | undefined
}

interface FrontMatter {
  id?: string | undefined
  slug?: string | undefined
  /** False where the number in front of the file name is a part of the name. */
  parse_number_prefixes?: boolean | undefined
}

/** `path` is relative to the folder of docs; `base` is where the docs are served. `02-concepts/03-joins.md` is `concepts/joins`. */
export function resolveDocAddress(path: string, frontMatter: FrontMatter, base: string): DocAddress {
  const { id, slug, parse_number_prefixes: hasPrefix = true } = frontMatter
  const fileName = basename(path, extname(path))
  const { name, position } = hasPrefix ? splitNumberPrefix(fileName) : { name: fileName, position: undefined }
  const folder = removeNumberPrefixes(path.split('/').slice(0, -1).join('/'))
  const ownId = id ?? name
  // A slug that starts with a slash counts from `base`, any other from the doc's folder.
  const start = slug?.startsWith('/') ? '' : folder
  const end = slug ?? (isIndexName(name, folder) ? '' : ownId)
  return {
    id: [folder, ownId].filter(Boolean).join('/'),
    ownId,
    url: removeTrailingSlashes(base + join('/', start, end)),
    position,
  }
}

/** `01-intro` is `intro` at position 1. Dates (`2021-11-news`) and versions (`7.0-notes`) have no prefix. */
export function splitNumberPrefix(name: string): { name: string; position: number | undefined } {
  const [, digits, rest] = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return digits && rest ? { name: rest, position: Number(digits) } : { name, position: undefined }
}

/** `01-language/02-types` becomes `language/types`. */
export function removeNumberPrefixes(folder: string): string {
  return folder
    .split('/')
    .map(part => splitNumberPrefix(part).name)
    .join('/')
}

/** Whether a doc of this name is the page of its folder: `joins/index`, `joins/README` and `joins/Joins` are. */
export function isIndexName(name: string, folder: string): boolean {
  return ['index', 'readme', basename(folder).toLowerCase()].includes(name.toLowerCase())
}

/** The address of a category's generated page by the slug its author gave, which counts from `base` with or without a slash. */
export function resolveCategoryUrl(base: string, slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : base + removeTrailingSlashes(slug.startsWith('/') ? slug : `/${slug}`)
}

function removeTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '')
}

/** Advice for an author who wrote an `id` that is not among `ids`. */
export function suggestDocId(id: string, ids: Iterable<string>): string {
  const suggestion = findNearest(id, ids)
  return suggestion
    ? `Did you mean \`${suggestion}\`?`
    : 'Write the path of a doc below the folder of docs, without number prefixes and extension.'
}
