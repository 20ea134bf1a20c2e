import { basename, dirname, extname } from 'node:path/posix'
import { excerpt } from './excerpt.ts'
import { parseFrontMatter, validateYaml } from './front-matter.ts'
import { takeLeadingTitle } from './leading-title.ts'
import type { MarkdownSource } from './markdown.ts'
import type { Report } from './problem.ts'
import { categoryFile, docFrontMatter } from './schemas.ts'
import { githubSlug } from './slug.ts'
import { byCodeUnit, listFiles, readSource } from './source-file.ts'

/** A doc as written: everything known before its Markdown is rendered. */
export type DocSource = {
  /** Folder and name without number prefixes: `concepts/joins`. */
  id: string
  /** `/docs/concepts/joins`. */
  url: string
  title: string
  description: string | undefined
  keywords: string[]
  sidebarLabel: string
  paginationLabel: string
  hideTitle: boolean
  tocLevels: TocLevels | undefined
  isUnlisted: boolean
  source: MarkdownSource
}

/** Lowest and highest heading level a table of contents shows; undefined where the page hides it. */
export type TocLevels = { from: number; to: number }

export type SidebarItem = { type: 'doc'; label: string; url: string; doc: DocSource } | SidebarCategory

export type SidebarCategory = {
  type: 'category'
  label: string
  /** The category's own page; undefined when it has none. */
  url: string | undefined
  /** Whether that page is a list made from `items`, not a doc. */
  isGenerated: boolean
  title: string
  description: string | undefined
  isCollapsed: boolean
  items: SidebarItem[]
}

type Placed = { item: SidebarItem; position: number | undefined; name: string }
type Folder = { folders: Map<string, Folder>; docs: Placed[] }

const folderOfDocs = 'content/docs'

/** Reads `content/docs` into its sidebar tree. Drafts are left out unless `withDrafts`. */
export function readDocs({
  root,
  withDrafts,
  tocLevels,
  report,
}: {
  root: string
  withDrafts: boolean
  tocLevels: TocLevels
  report: Report
}): SidebarItem[] {
  const files = listFiles(root, folderOfDocs)
  const top: Folder = { folders: new Map(), docs: [] }
  const pathById = new Map<string, string>()
  const pathBySlug = new Map<string, string>()
  for (const path of files.filter(isDocFile)) {
    const placed = readDoc(path)
    if (!placed) continue
    folderAt(top, dirname(path).slice(folderOfDocs.length + 1)).docs.push(placed)
  }
  return toItems(top, folderOfDocs).map(({ item }) => item)

  function readDoc(path: string): (Placed & { item: { type: 'doc' } }) | undefined {
    const file = readSource(root, path)
    const parsed = parseFrontMatter(file, docFrontMatter, report)
    if (!parsed || (parsed.data.draft && !withDrafts)) return undefined
    const { data } = parsed
    const { title: heading, body } = takeLeadingTitle(parsed.body)
    const fileName = basename(path, extname(path))
    const { name, position } = splitNumberPrefix(fileName)
    const folder = plainFolder(dirname(path))
    const id = [folder, data.id ?? name].filter(Boolean).join('/')
    const url = docUrl({ folder, name, slug: data.slug })
    claim(
      pathById,
      id,
      path,
      `The doc id \`${id}\``,
      'Give one of them another `id` in its front matter, or rename it.',
    )
    claim(pathBySlug, url, path, `The address \`${url}\``, 'Give one of them another `slug` in its front matter.')
    const title = data.title ?? heading ?? name
    const doc: DocSource = {
      id,
      url,
      title,
      description: data.description ?? excerpt(body),
      keywords: data.keywords ?? [],
      sidebarLabel: data.sidebar_label ?? title,
      paginationLabel: data.pagination_label ?? data.sidebar_label ?? title,
      hideTitle: data.hide_title ?? false,
      tocLevels: data.hide_table_of_contents
        ? undefined
        : { from: data.toc_min_heading_level ?? tocLevels.from, to: data.toc_max_heading_level ?? tocLevels.to },
      isUnlisted: data.unlisted ?? false,
      source: { file, body, bodyLine: parsed.bodyLine },
    }
    const item = { type: 'doc' as const, label: doc.sidebarLabel, url, doc }
    return { item, position: data.sidebar_position ?? position, name: fileName }
  }

  function claim(owners: Map<string, string>, key: string, path: string, what: string, fix: string) {
    const owner = owners.get(key)
    if (owner === undefined) owners.set(key, path)
    else report({ level: 'error', where: path, what: `${what} is also that of ${owner}.`, fix })
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
    const label = file?.label ?? name
    const index = placed.find(({ item }) => item.type === 'doc' && isIndexDoc(item.doc, folderName))
    const generated = file?.link?.type === 'generated-index' ? file.link : undefined
    const url = generated ? `/docs${absolute(generated.slug ?? `category/${githubSlug(label)}`)}` : index?.item.url
    const item: SidebarCategory = {
      type: 'category',
      label,
      url,
      isGenerated: generated !== undefined,
      title: generated?.title ?? label,
      description: generated?.description ?? file?.description,
      isCollapsed: file?.collapsed ?? true,
      items: placed.filter(entry => generated || entry !== index).map(entry => entry.item),
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

/** Docs of a sidebar in reading order. */
export function docsOf(items: SidebarItem[]): DocSource[] {
  return items.flatMap(item => (item.type === 'doc' ? [item.doc] : docsOf(item.items)))
}

/** Categories of a sidebar, outer before inner, in reading order. */
export function categoriesOf(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap(item => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []))
}

function isDocFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split('/').some(part => part.startsWith('_'))
}

/** `01-intro` is `intro` at position 1; dates (`2021-11-news`) and versions (`7.0-notes`) are no prefixes. */
function splitNumberPrefix(fileName: string): { name: string; position: number | undefined } {
  const [, digits, name] = /^(\d+)\s*[-_.]+\s*([^\d-_.\s].*)$/.exec(fileName) ?? []
  return digits && name ? { name, position: Number(digits) } : { name: fileName, position: undefined }
}

function plainFolder(path: string): string {
  const parts = path.slice(folderOfDocs.length + 1).split('/')
  return parts.map(part => splitNumberPrefix(part).name).join('/')
}

function docUrl({ folder, name, slug }: { folder: string; name: string; slug: string | undefined }): string {
  const base = folder ? `/docs/${folder}` : '/docs'
  if (slug !== undefined) return trimSlash(slug.startsWith('/') ? `/docs${slug}` : `${base}/${slug}`)
  const isIndex = /^(index|readme)$/i.test(name) || name.toLowerCase() === basename(folder).toLowerCase()
  return isIndex && folder ? base : `${base}/${name}`
}

function isIndexDoc(doc: DocSource, folderName: string): boolean {
  const name = basename(doc.source.file.path, extname(doc.source.file.path)).toLowerCase()
  return name === 'index' || name === 'readme' || name === folderName.toLowerCase()
}

function absolute(slug: string): string {
  return trimSlash(slug.startsWith('/') ? slug : `/${slug}`)
}

function trimSlash(path: string): string {
  return path.replace(/\/+$/, '')
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
