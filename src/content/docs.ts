import { basename, dirname, extname } from 'node:path/posix'
import { type Article, readArticle } from './article.ts'
import { absoluteSlug, docAddress, isIndexName, splitNumberPrefix } from './doc-address.ts'
import { validateYaml } from './front-matter.ts'
import { placeOf } from './problem.ts'
import { categoryFile, docFrontMatter } from './schemas.ts'
import { docsOf, type SidebarCategory, type SidebarItem } from './sidebar.ts'
import { githubSlug } from './slug.ts'
import { byCodeUnit, listFiles, readSource, type SourceFile } from './source-file.ts'
import { reportUnknownNeighbours } from './unknown-neighbours.ts'
import { isPageFile, type Reading } from './written-page.ts'

/** A doc as written: everything known before its Markdown is rendered. */
export type DocSource = Article & {
  /** Folder and name without number prefixes: `concepts/joins`. */
  id: string
  /** `/docs/concepts/joins`. */
  url: string
  title: string
  sidebarLabel: string
  paginationLabel: string
  hideTitle: boolean
  /** Ids of the docs to read before and after it, null for none; undefined where the sidebar says. */
  pagination: { prev: string | null | undefined; next: string | null | undefined }
}

type Placed = { item: SidebarItem; position: number | undefined; name: string }
/** Where docs are written and where they are served, such as `content/docs` and `/docs`. */
type Place = { folder: string; path: string }
type Folder = { folders: Map<string, Folder>; docs: Placed[] }

/** Reads the docs in `folder` into their sidebar tree; their addresses lie below `base`. */
export function readDocs(reading: Reading, { folder: folderOfDocs, path: base }: Place): SidebarItem[] {
  const { root, report } = reading
  const files = listFiles(root, folderOfDocs)
  const top: Folder = { folders: new Map(), docs: [] }
  const pathById = new Map<string, string>()
  const pathByUrl = new Map<string, string>()
  for (const path of files.filter(isPageFile)) {
    const placed = readDoc(path)
    if (!placed) continue
    folderAt(top, dirname(path).slice(folderOfDocs.length + 1)).docs.push(placed)
  }
  const items = toItems(top, folderOfDocs).map(({ item }) => item)
  reportUnknownNeighbours(docsOf(items), report)
  return items

  function readDoc(path: string): (Placed & { item: { type: 'doc' } }) | undefined {
    const written = readArticle(path, docFrontMatter, reading)
    if (!written) return undefined
    const { data, file, heading, article } = written
    const { id, ownId, url, name, position } = docAddress(path.slice(folderOfDocs.length + 1), data, base)
    const isOwn =
      claim(pathById, id, file, 'id', `The doc id \`${id}\``) &&
      claim(pathByUrl, url, file, 'slug', `The address \`${url}\``)
    if (!isOwn) return undefined
    const title = data.title ?? heading ?? ownId
    const doc: DocSource = {
      ...article,
      id,
      url,
      title,
      sidebarLabel: data.sidebar_label ?? title,
      paginationLabel: data.pagination_label ?? data.sidebar_label ?? title,
      hideTitle: data.hide_title ?? false,
      pagination: { prev: data.pagination_prev, next: data.pagination_next },
    }
    const item = { type: 'doc' as const, label: doc.sidebarLabel, url, doc }
    return { item, position: data.sidebar_position ?? position, name }
  }

  /** Whether this file is the first to have `value` as its `key`; a second one is an error. */
  function claim(owners: Map<string, string>, value: string, file: SourceFile, key: string, what: string): boolean {
    const owner = owners.get(value)
    if (owner === undefined) owners.set(value, file.path)
    else {
      const fix = `Give one of them another \`${key}\` in its front matter, or rename it.`
      report({ level: 'error', where: placeOf(file, `${key}:`), what: `${what} is also that of ${owner}.`, fix })
    }
    return owner === undefined
  }

  function toItems(folder: Folder, path: string): Placed[] {
    const categories = [...folder.folders].flatMap(
      ([name, child]) => readCategory(child, `${path}/${name}`, name) ?? [],
    )
    return [...folder.docs, ...categories].sort(byPosition)
  }

  function readCategory(folder: Folder, path: string, folderName: string): Placed | undefined {
    const placed = toItems(folder, path)
    if (placed.length === 0) return undefined
    const { name, position } = splitNumberPrefix(folderName)
    const file = readCategoryFile(path)
    // A `link` in the category file, even null, overrules the convention of the index doc.
    const index =
      file?.link === undefined
        ? placed.map(entry => entry.item).find(child => child.type === 'doc' && isIndexDoc(child.doc, name))
        : undefined
    const label = file?.label ?? index?.label ?? name
    const generated = file?.link?.type === 'generated-index' ? file.link : undefined
    const url = generated ? `${base}${absoluteSlug(generated.slug ?? `category/${githubSlug(label)}`)}` : index?.url
    const indexDoc = index?.type === 'doc' ? index.doc : undefined
    const items = placed.map(entry => entry.item).filter(child => child !== index)
    if (index && items.length === 0)
      return { item: { ...index, label }, position: file?.position ?? position, name: folderName }
    const item: SidebarCategory = {
      type: 'category',
      label,
      url,
      isGenerated: generated !== undefined,
      title: generated?.title ?? label,
      description: generated?.description ?? file?.description,
      isCollapsed: file?.collapsed ?? true,
      indexDoc,
      items,
    }
    return { item, position: file?.position ?? position, name: folderName }
  }

  function readCategoryFile(folder: string) {
    const [path, ...others] = files.filter(
      candidate => dirname(candidate) === folder && /^_category_\.(json|ya?ml)$/.test(basename(candidate)),
    )
    if (path === undefined) return undefined
    for (const other of others) {
      report({
        level: 'warning',
        where: other,
        what: `${path} already describes this folder.`,
        fix: 'Remove one of the two files.',
      })
    }
    const file = readSource(root, path)
    return validateYaml({ file, yaml: file.text, firstLine: 1, schema: categoryFile, report })
  }
}

function folderAt(top: Folder, path: string): Folder {
  let folder = top
  for (const part of path.split('/').filter(Boolean)) {
    let child = folder.folders.get(part)
    if (!child) {
      child = { folders: new Map(), docs: [] }
      folder.folders.set(part, child)
    }
    folder = child
  }
  return folder
}

function byPosition(a: Placed, b: Placed): number {
  return (
    (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) || byCodeUnit(a.name, b.name)
  )
}

function isIndexDoc({ source }: DocSource, folderName: string): boolean {
  return isIndexName(splitNumberPrefix(basename(source.file.path, extname(source.file.path))).name, folderName)
}
