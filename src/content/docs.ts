import { type Article, readArticle } from './article.ts'
import { docAddress } from './doc-address.ts'
import { docsFolders, type PlacedDoc } from './docs-folders.ts'
import { placeOf, type Report } from './problem.ts'
import { docFrontMatter } from './schemas.ts'
import { docsOf, type Sidebar, withListUrls } from './sidebar.ts'
import { readSidebars, type SidebarsFile } from './sidebars-file.ts'
import { listFiles, type SourceFile } from './source-file.ts'
import { reportUnknownNeighbours } from './unknown-neighbours.ts'
import { isPageFile, type Reading, shownTitle } from './written-page.ts'

/** A doc as written: everything known before its Markdown is rendered. */
export type DocSource = Article & {
  /** Folder and name without number prefixes: `concepts/joins`. */
  id: string
  /** `/docs/concepts/joins`. */
  url: string
  title: string
  sidebarLabel: string
  /** What its author calls it beside its neighbours. */
  paginationLabel: string | undefined
  /** What stands above the text: the heading that opens it, else the title; undefined where the author hides it. */
  shownTitle: string | undefined
  /** Ids of the docs to read before and after it, null for none; undefined where the sidebar says. */
  pagination: { prev: string | null | undefined; next: string | null | undefined }
  /** Name of the sidebar it is shown with, null for none; undefined where the sidebars say. */
  displayedSidebar: string | null | undefined
}

/** Where docs are written and where they are served, such as `content/docs` and `/docs`. */
type Place = { folder: string; path: string }

/** The docs of one version as written, each once, and what its sidebars show of them. */
export type DocsSource = { docs: DocSource[]; sidebars: Sidebar[] }

/** Reads the docs in `folder`; their addresses lie below `base`. Without `sidebars` the folders make the one sidebar. */
export function readDocs(reading: Reading, { folder, path: base }: Place, sidebars?: SidebarsFile): DocsSource {
  const { root, report } = reading
  const files = listFiles(root, folder)
  const pathById = new Map<string, string>()
  const pathByUrl = new Map<string, string>()
  const placed = files.filter(isPageFile).flatMap(path => readDoc(path) ?? [])
  const docs = placed.map(({ doc }) => doc)
  const itemsOf = docsFolders({ root, folder, files, base, docs: placed, report })
  const tree = sidebars
    ? readSidebars(sidebars, { docs, itemsOf, base, report })
    : [{ name: 'docs', items: itemsOf('') ?? [] }]
  const shown = withListUrls(tree, base)
  reportUnknownNeighbours(docs, report)
  if (sidebars) reportUnknownSidebars(docs, shown, report)
  // Docs of no sidebar come last.
  const inOrder = new Set([...shown.flatMap(({ items }) => docsOf(items)), ...docs])
  return { docs: [...inOrder], sidebars: shown }

  function readDoc(path: string): PlacedDoc | undefined {
    const written = readArticle(path, docFrontMatter, reading)
    if (!written) return undefined
    const { data, file, heading, article } = written
    const { id, ownId, url, position } = docAddress(path.slice(folder.length + 1), data, base)
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
      paginationLabel: data.pagination_label ?? data.sidebar_label,
      shownTitle: shownTitle(data, heading, title),
      pagination: { prev: data.pagination_prev, next: data.pagination_next },
      displayedSidebar: data.displayed_sidebar,
    }
    return { path: path.slice(folder.length + 1), doc, position: data.sidebar_position ?? position }
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
}

function reportUnknownSidebars(docs: DocSource[], sidebars: Sidebar[], report: Report) {
  const names = sidebars.map(({ name }) => name)
  for (const { displayedSidebar, source } of docs) {
    if (typeof displayedSidebar !== 'string' || names.includes(displayedSidebar)) continue
    report({
      level: 'warning',
      where: placeOf(source.file, 'displayed_sidebar:'),
      what: `There is no sidebar \`${displayedSidebar}\`; the doc is shown with the one that holds it.`,
      fix: `Use one of ${names.join(', ')}, or null for none.`,
    })
  }
}
