// The sidebar that a folder of docs makes by itself: every folder a category, in the order of positions and names.
import { basename, dirname, extname } from 'node:path/posix'
import { isIndexName, listUrl, plainPath, splitNumberPrefix } from './doc-address.ts'
import type { DocSource } from './docs.ts'
import { validateYaml } from './front-matter.ts'
import { groupBy } from './group-by.ts'
import { nearest } from './nearest.ts'
import { placeOf, type Report } from './problem.ts'
import { categoryFile } from './schemas.ts'
import type { SidebarCategory, SidebarItem } from './sidebar.ts'
import { byCodeUnit, readSource, type SourceFile } from './source-file.ts'

/** `path` is the doc's file below the folder of the docs. */
export type PlacedDoc = { path: string; doc: DocSource; position: number | undefined }

type Placed = { item: SidebarItem; position: number | undefined; name: string }
type Folder = { folders: Map<string, Folder>; docs: Placed[] }
type Source = {
  root: string
  /** Where the docs are written, and what lies there. */
  folder: string
  files: string[]
  /** Where they are served. */
  base: string
  docs: PlacedDoc[]
  report: Report
}

/** Gives the items of a folder below that of the docs (`''` for all of it); undefined where no doc lies in it. */
export function docsFolders({ root, folder: folderOfDocs, files, base, docs, report }: Source) {
  const top: Folder = { folders: new Map(), docs: [] }
  const categoryFiles = groupBy(files.filter(isCategoryFile), path => dirname(path))
  const docById = new Map(docs.map(({ doc }) => [doc.id, doc]))
  for (const { path, doc, position } of docs) {
    const item: SidebarItem = { type: 'doc', label: doc.sidebarLabel, url: doc.url, doc }
    folderAt(top, dirname(path)).docs.push({ item, position, name: nameOf(path) })
  }
  return (path: string): SidebarItem[] | undefined => {
    const folder = findFolder(top, path)
    return folder && toItems(folder, path).map(({ item }) => item)
  }

  function toItems(folder: Folder, path: string): Placed[] {
    const categories = [...folder.folders].flatMap(
      ([name, child]) => readCategory(child, path === '' ? name : `${path}/${name}`, name) ?? [],
    )
    return [...folder.docs, ...categories].sort(byPosition)
  }

  function readCategory(folder: Folder, path: string, folderName: string): Placed | undefined {
    const placed = toItems(folder, path)
    if (placed.length === 0) return undefined
    const { name, position } = splitNumberPrefix(folderName)
    const { file, data } = readCategoryFile(path)
    const children = placed.map(entry => entry.item)
    // A `link` in the category file, even null, overrules the convention of the index doc.
    const indexDoc =
      data?.link === undefined
        ? children.flatMap(child => (child.type === 'doc' && isIndexDoc(child.doc, name) ? child.doc : []))[0]
        : data.link?.type === 'doc' && file
          ? findIndexDoc(data.link.id, path, file)
          : undefined
    const items = children.filter(child => child.type !== 'doc' || child.doc !== indexDoc)
    const label = data?.label ?? indexDoc?.sidebarLabel ?? name
    const place = { position: data?.position ?? position, name: folderName }
    if (indexDoc && items.length === 0)
      return { item: { type: 'doc', label, url: indexDoc.url, doc: indexDoc }, ...place }
    const generated = data?.link?.type === 'generated-index' ? data.link : undefined
    const item: SidebarCategory = {
      type: 'category',
      label,
      url: generated ? listUrl(base, generated.slug) : indexDoc?.url,
      isGenerated: generated !== undefined,
      file: file?.path,
      title: generated?.title ?? label,
      description: generated?.description ?? data?.description,
      isCollapsed: (data?.collapsible ?? true) && (data?.collapsed ?? true),
      indexDoc,
      items,
    }
    return { item, ...place }
  }

  /** The doc of an id that counts from the category's folder, or else from that of all docs. */
  function findIndexDoc(id: string, path: string, file: SourceFile): DocSource | undefined {
    const doc = docById.get(`${plainPath(path)}/${id}`) ?? docById.get(id)
    if (doc) return doc
    const meant = nearest(id, docById.keys())
    report({
      level: 'error',
      where: placeOf(file, id),
      what: `The category’s page is the doc \`${id}\`, but no doc has this id.`,
      fix: meant ? `Did you mean \`${meant}\`?` : 'Write the path of a doc, without numbers and extension.',
    })
    return undefined
  }

  function readCategoryFile(path: string) {
    const [first, ...others] = categoryFiles.get(`${folderOfDocs}/${path}`) ?? []
    if (first === undefined) return { file: undefined, data: undefined }
    for (const other of others) {
      report({
        level: 'warning',
        where: other,
        what: `${first} already describes this folder.`,
        fix: 'Remove one of the two files.',
      })
    }
    const file = readSource(root, first)
    return { file, data: validateYaml({ file, yaml: file.text, firstLine: 1, schema: categoryFile, report }) }
  }
}

function folderAt(top: Folder, path: string): Folder {
  let folder = top
  for (const part of partsOf(path)) {
    let child = folder.folders.get(part)
    if (!child) {
      child = { folders: new Map(), docs: [] }
      folder.folders.set(part, child)
    }
    folder = child
  }
  return folder
}

function findFolder(top: Folder, path: string): Folder | undefined {
  return partsOf(path).reduce<Folder | undefined>((folder, part) => folder?.folders.get(part), top)
}

function partsOf(path: string): string[] {
  return path.split('/').filter(part => part !== '' && part !== '.')
}

function byPosition(a: Placed, b: Placed): number {
  return (
    (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) || byCodeUnit(a.name, b.name)
  )
}

function isIndexDoc({ source }: DocSource, folderName: string): boolean {
  return isIndexName(splitNumberPrefix(nameOf(source.file.path)).name, folderName)
}

function isCategoryFile(path: string): boolean {
  return /^_category_\.(json|ya?ml)$/.test(basename(path))
}

function nameOf(path: string): string {
  return basename(path, extname(path))
}
