// The sidebar that a site gets without a sidebars file: each folder of docs is a category of it.

import { basename, dirname, extname } from 'node:path/posix'
import type { z } from 'zod'
import { groupBy } from '../../lib/collections.ts'
import type { Report } from '../input/problem.ts'
import { byCodeUnit, locateText, readSource, type SourceFile } from '../input/source-file.ts'
import { validateYamlFile } from '../input/yaml.ts'
import { categoryFile } from '../schemas/yaml-file-schemas.ts'
import { isIndexName, removeNumberPrefixes, splitNumberPrefix, suggestDocId } from './doc-address.ts'
import type { DocSource } from './doc-source.ts'
import { createCategory, type SidebarItem } from './sidebar-tree.ts'

interface Source {
  root: string
  /** Where the docs are written: `content/docs`. */
  docsFolder: string
  /** Paths of all files in that folder, docs or not. */
  files: string[]
  /** Where the docs are served: `/docs`. */
  base: string
  docs: PositionedDoc[]
  report: Report
}

/** What reading a category requires besides its folder. */
type Context = Source & {
  /** `_category_` files by the path of the folder that they describe; usually one each. */
  categoryFiles: ReadonlyMap<string, string[]>
  docById: ReadonlyMap<string, DocSource>
}

interface CategoryFile {
  file: SourceFile
  data: z.output<typeof categoryFile> | undefined
}

/** Returns a function from a folder, below that of the docs, to its sidebar items; undefined for a folder without docs. */
export function createFolderSidebar(source: Source): (path: string) => SidebarItem[] | undefined {
  const top = createFolderTree(source.docs)
  const context: Context = {
    ...source,
    categoryFiles: groupBy(source.files.filter(isCategoryFile), path => dirname(path)),
    docById: new Map(source.docs.map(({ doc }) => [doc.id, doc])),
  }
  return path => {
    const folder = findFolder(top, path)
    // A sidebars file may call the folder of all docs `.`.
    return folder && listItems(folder, splitPath(path).join('/'), context).map(({ item }) => item)
  }
}

function listItems(folder: Folder, path: string, context: Context): PositionedItem[] {
  const categories = [...folder.folders].flatMap(([name, child]) => {
    const childPath = path === '' ? name : `${path}/${name}`
    return readCategory(child, childPath, context) ?? []
  })
  return [...folder.docs, ...categories].sort(byPositionThenName)
}

function readCategory(folder: Folder, path: string, context: Context): PositionedItem | undefined {
  const children = listItems(folder, path, context).map(({ item }) => item)
  if (children.length === 0) return undefined
  const folderName = basename(path)
  const { name, position } = splitNumberPrefix(folderName)
  const described = readCategoryFile(path, context)
  const settings = described?.data ?? {}
  const indexDoc = findIndexDoc({ path, children, described }, context)
  const item = createCategory({
    label: settings.label ?? indexDoc?.sidebarLabel ?? name,
    settings,
    indexDoc,
    items: children.filter(child => child.type !== 'doc' || child.doc !== indexDoc),
    file: described?.file.path,
    base: context.base,
  })
  return { item, position: settings.position ?? position, name: folderName }
}

/** The doc that `link` names in the category file; `index.md` or the like only where there is no `link`, even null. */
function findIndexDoc(
  { path, children, described }: { path: string; children: SidebarItem[]; described: CategoryFile | undefined },
  context: Context,
): DocSource | undefined {
  const link = described?.data?.link
  if (described && link?.type === 'doc') return findLinkedDoc({ id: link.id, path, file: described.file }, context)
  if (link !== undefined) return undefined
  const { name } = splitNumberPrefix(basename(path))
  const docs = children.flatMap(child => (child.type === 'doc' ? [child.doc] : []))
  return docs.find(doc => isIndexDoc(doc, name))
}

/** The doc whose id is `id` below the category's folder, or else below the folder of all docs. */
function findLinkedDoc(
  { id, path, file }: { id: string; path: string; file: SourceFile },
  { docById, report }: Context,
): DocSource | undefined {
  const doc = docById.get(`${removeNumberPrefixes(path)}/${id}`) ?? docById.get(id)
  if (doc) return doc
  report({
    level: 'error',
    where: locateText(file, id),
    what: `The category’s \`link\` names the doc \`${id}\`, but no doc has this id.`,
    fix: suggestDocId(id, docById.keys()),
  })
  return undefined
}

function readCategoryFile(
  path: string,
  { root, docsFolder, categoryFiles, report }: Context,
): CategoryFile | undefined {
  const [first, ...others] = categoryFiles.get(`${docsFolder}/${path}`) ?? []
  if (first === undefined) return undefined
  for (const other of others) {
    report({
      level: 'warning',
      where: other,
      what: `${first} already describes this folder; this file is ignored.`,
      fix: 'Remove one of the two files.',
    })
  }
  const file = readSource(root, first)
  return { file, data: validateYamlFile(file, categoryFile, report) }
}

function byPositionThenName(a: PositionedItem, b: PositionedItem): number {
  return (
    (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) || byCodeUnit(a.name, b.name)
  )
}

function isIndexDoc({ source }: DocSource, folderName: string): boolean {
  const { path } = source.file
  return isIndexName(splitNumberPrefix(basename(path, extname(path))).name, folderName)
}

function isCategoryFile(path: string): boolean {
  return /^_category_\.(json|ya?ml)$/.test(basename(path))
}

/** A doc, its path below the folder of docs (`02-concepts/joins.md`), and its position among the items of its folder. */
export interface PositionedDoc {
  path: string
  doc: DocSource
  position: number | undefined
}

/** A sidebar item with what orders it among those of its folder: its position, then the name of its file or folder. */
interface PositionedItem {
  item: SidebarItem
  position: number | undefined
  name: string
}

interface Folder {
  folders: Map<string, Folder>
  docs: PositionedItem[]
}

function createFolderTree(docs: PositionedDoc[]): Folder {
  const top: Folder = { folders: new Map(), docs: [] }
  for (const { path, doc, position } of docs) {
    const item: SidebarItem = { type: 'doc', label: doc.sidebarLabel, url: doc.url, doc }
    ensureFolder(top, dirname(path)).docs.push({ item, position, name: basename(path, extname(path)) })
  }
  return top
}

/** The folder at `path` below `top`, which is itself at `''` and `.`; undefined where no doc lies in it. */
function findFolder(top: Folder, path: string): Folder | undefined {
  return splitPath(path).reduce<Folder | undefined>((folder, name) => folder?.folders.get(name), top)
}

function ensureFolder(top: Folder, path: string): Folder {
  let folder = top
  for (const name of splitPath(path)) {
    const child: Folder = folder.folders.get(name) ?? { folders: new Map(), docs: [] }
    folder.folders.set(name, child)
    folder = child
  }
  return folder
}

function splitPath(path: string): string[] {
  return path.split('/').filter(name => name !== '' && name !== '.')
}
