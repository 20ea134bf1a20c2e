import type { Report } from '../input/problem.ts'
import { listFiles, locateText } from '../input/source-file.ts'
import { createUniquenessCheck, decideTitles, isPageFile, type ReadOptions, readArticle } from '../page-source.ts'
import { docFrontMatter } from '../schemas/front-matter-schemas.ts'
import { resolveDocAddress, suggestDocId } from './doc-address.ts'
import type { DocSource } from './doc-source.ts'
import { createFolderSidebar, type PositionedDoc } from './sidebar-from-folders.ts'
import { assignGeneratedUrls, listDocs, type Sidebar } from './sidebar-tree.ts'
import { readSidebarsFile, type SidebarsFile } from './sidebars-from-file.ts'

/** The docs of one version before rendering, each once and in reading order, and the sidebars that show them. */
export interface VersionSource {
  docs: DocSource[]
  sidebars: Sidebar[]
}

/** `folder` is where the docs are written (`content/docs`), `path` is where they are served (`/docs`). */
interface VersionLocation {
  folder: string
  path: string
}

/** Reads the docs of one version. Without a sidebars file, the folders make up its one sidebar. */
export function readDocs(
  options: ReadOptions,
  { folder, path: base }: VersionLocation,
  sidebarsFile?: SidebarsFile,
): VersionSource {
  const { root, report } = options
  const files = listFiles(root, folder)
  const positionedDocs = removeDuplicates(
    files.filter(isPageFile).flatMap(path => readDoc(path, { folder, path: base }, options) ?? []),
    report,
  )
  const docs = positionedDocs.map(({ doc }) => doc)
  const itemsOfFolder = createFolderSidebar({ root, docsFolder: folder, files, base, docs: positionedDocs, report })
  const sidebars = assignGeneratedUrls(
    sidebarsFile
      ? readSidebarsFile(sidebarsFile, { docs, itemsOfFolder, base, report })
      : [{ name: 'docs', items: itemsOfFolder('') ?? [] }],
    base,
  )
  reportUnknownNeighbours(docs, report)
  if (sidebarsFile) reportUnknownSidebars(docs, sidebars, report)
  const docsInSidebars = sidebars.flatMap(({ items }) => listDocs(items))
  // A doc that no sidebar contains comes last.
  return { docs: [...new Set([...docsInSidebars, ...docs])], sidebars }
}

function readDoc(path: string, location: VersionLocation, options: ReadOptions): PositionedDoc | undefined {
  const read = readArticle(path, docFrontMatter, options)
  if (!read) return undefined
  const { frontMatter, leadingTitle, article } = read
  const pathInFolder = path.slice(location.folder.length + 1)
  const { id, ownId, url, position } = resolveDocAddress(pathInFolder, frontMatter, location.path)
  const doc: DocSource = {
    ...article,
    id,
    url,
    ...decideTitles(frontMatter, leadingTitle, ownId),
    paginationLabel: frontMatter.pagination_label ?? frontMatter.sidebar_label,
    pagination: { prev: frontMatter.pagination_prev, next: frontMatter.pagination_next },
    displayedSidebar: frontMatter.displayed_sidebar,
  }
  return { path: pathInFolder, doc, position: frontMatter.sidebar_position ?? position }
}

/** Reports and leaves out each doc whose id or address an earlier doc has. */
function removeDuplicates(positionedDocs: PositionedDoc[], report: Report): PositionedDoc[] {
  const isNewId = createUniquenessCheck({ key: 'id', label: 'The doc id', fix: fixDuplicate('id') }, report)
  const isNewUrl = createUniquenessCheck({ key: 'slug', label: 'The address', fix: fixDuplicate('slug') }, report)
  return positionedDocs.filter(({ doc: { id, url, source } }) => isNewId(id, source.file) && isNewUrl(url, source.file))
}

function fixDuplicate(key: string): string {
  return `Give one of them another \`${key}\` in its front matter, or rename it.`
}

function reportUnknownSidebars(docs: DocSource[], sidebars: Sidebar[], report: Report) {
  const names = sidebars.map(({ name }) => name)
  for (const { displayedSidebar, source } of docs) {
    if (typeof displayedSidebar !== 'string' || names.includes(displayedSidebar)) continue
    report({
      level: 'warning',
      where: locateText(source.file, 'displayed_sidebar:'),
      what: `There is no sidebar \`${displayedSidebar}\`; the doc is shown with the sidebar that contains it.`,
      fix: `Use one of ${names.join(', ')}, or null for no sidebar.`,
    })
  }
}

/** Reports each `pagination_prev` and `pagination_next` that is not the id of a doc. */
function reportUnknownNeighbours(docs: DocSource[], report: Report) {
  const ids = new Set(docs.map(doc => doc.id))
  for (const { pagination, source } of docs) {
    for (const [side, id] of Object.entries(pagination)) {
      if (typeof id !== 'string' || ids.has(id)) continue
      report({
        level: 'error',
        where: locateText(source.file, `pagination_${side}:`),
        what: `\`pagination_${side}\` is \`${id}\`, but no doc has this id.`,
        fix: `${suggestDocId(id, ids)} Write null for no link.`,
      })
    }
  }
}
