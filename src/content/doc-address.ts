import { basename, extname, join } from 'node:path/posix'

export type DocAddress = {
  /** Folder and name without number prefixes: `concepts/joins`. */
  id: string
  /** The last part of the id: what the front matter says, else the file's name. */
  ownId: string
  url: string
  /** The number its name starts with. */
  position: number | undefined
}

type Named = {
  id?: string | undefined
  slug?: string | undefined
  /** False where the file's own number is a part of its name. */
  parse_number_prefixes?: boolean | undefined
}

/** What the path of a doc (relative to the folder of the docs) and its front matter make of it; addresses start with `base`. */
export function docAddress(path: string, front: Named, base: string): DocAddress {
  const { id, slug, parse_number_prefixes: hasPrefix = true } = front
  const fileName = basename(path, extname(path))
  const { name, position } = hasPrefix ? splitNumberPrefix(fileName) : { name: fileName, position: undefined }
  const folder = plainPath(path.split('/').slice(0, -1).join('/'))
  const ownId = id ?? name
  // A slug with a leading slash counts from the docs' own address, any other from the doc's folder.
  const below = join('/', slug?.startsWith('/') ? '' : folder, slug ?? (isIndexName(name, folder) ? '' : ownId))
  return {
    id: [folder, ownId].filter(Boolean).join('/'),
    ownId,
    url: trimSlash(`${base}${below}`),
    position,
  }
}

/** `01-intro` is `intro` at position 1; dates (`2021-11-news`) and versions (`7.0-notes`) are no prefixes. */
export function splitNumberPrefix(fileName: string): { name: string; position: number | undefined } {
  const [, digits, name] = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(fileName) ?? []
  return digits && name ? { name, position: Number(digits) } : { name: fileName, position: undefined }
}

/** Whether a doc of this name is the page of its folder. */
export function isIndexName(name: string, folder: string): boolean {
  return ['index', 'readme', basename(folder).toLowerCase()].includes(name.toLowerCase())
}

/** Where a category's generated list stands by its author's slug, which counts from the docs' own address. */
export function listUrl(base: string, slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : base + trimSlash(slug.startsWith('/') ? slug : `/${slug}`)
}

/** A folder's path without the number prefixes of its parts. */
export function plainPath(folder: string): string {
  return folder
    .split('/')
    .map(part => splitNumberPrefix(part).name)
    .join('/')
}

function trimSlash(path: string): string {
  return path.replace(/\/+$/, '')
}
