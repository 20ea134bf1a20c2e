// Moves a Docusaurus site: reads it, writes what Tickwise needs into another folder, and reports what it did.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readDocs } from '../content/docs/read-docs.ts'
import type { SidebarItem } from '../content/docs/sidebar-tree.ts'
import { readImageSize } from '../content/markdown/local-files.ts'
import { isFile } from '../lib/files.ts'
import type { FindExports } from './code/code-modules.ts'
import { type FileKind, planFiles } from './file-plan.ts'
import { listAuthorPages } from './markdown/author-pages.ts'
import { moveFiles, type WrittenFiles, writeText } from './move-files.ts'
import { moveSidebars, type NewSidebars } from './move-sidebars.ts'
import { type AddFinding, type Finding, formatMarkdownReport, type MoveReport } from './report.ts'
import { reportHosts, reportLocales, reportStylesheets, reportTheme } from './report-other-parts.ts'
import { convertConfig, plainLogo } from './settings/convert-config.ts'
import type { MovedContent, NewConfig } from './settings/new-config.ts'
import { printLiteral } from './settings/print-literal.ts'
import { readSourceSite, type SourceSite } from './source/source-site.ts'

export const reportFile = 'MOVE-REPORT.md'

interface MoveOptions {
  source: string
  /** The folder of the new site, new or empty; undefined for a report without a site. */
  out: string | undefined
  /** The packages of this generator as package.json of a site in `folder` names them, and what stands in for Docusaurus' modules. */
  generator: { listPackages: (folder: string) => Record<string, string>; findExports: FindExports }
}

/** Throws with a message for the owner if `source` is no Docusaurus site. Never writes into `source`. */
export async function moveSite({ source, out, generator }: MoveOptions): Promise<MoveReport> {
  const findings: Finding[] = []
  const add: AddFinding = finding => findings.push(finding)
  const site = await readSourceSite(source, add)
  // Without a folder to write to, texts go to a temporary one: what the new site would read is the same.
  const folder = out ?? mkdtempSync(join(tmpdir(), 'tickwise-move-'))
  mkdirSync(folder, { recursive: true })
  try {
    const report = await writeSite({ site, folder, generator, isComplete: out !== undefined, add })
    const result = { source: basename(source), counts: report, findings }
    if (out !== undefined) writeFileSync(join(out, reportFile), formatMarkdownReport(result))
    return result
  } finally {
    if (out === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

interface Move {
  site: SourceSite
  folder: string
  generator: MoveOptions['generator']
  isComplete: boolean
  add: AddFinding
}

async function writeSite({ site, folder, generator, isComplete, add }: Move): Promise<MoveReport['counts']> {
  const plan = planFiles(site, add)
  reportTheme(site, add)
  reportStylesheets(site, add)
  reportLocales(site, add)
  const written = moveFiles({ site, plan, out: folder, isComplete, findExports: generator.findExports, add })
  const docs = readMovedDocs(folder, undefined)
  const sidebars = await moveSidebars({ site, versions: plan.versions, docIds: new Set(docs.urlByDocId.keys()), add })
  if (sidebars) writeText(folder, sidebars.target, sidebars.text)
  const moved = { ...describeContent(written, folder), ...readMovedDocs(folder, sidebars) }
  const config = convertConfig({ site, versions: plan.versions, moved, add })
  reportHosts(written.hosts, add)
  writeText(folder, 'site.config.ts', printConfig(config))
  writeText(folder, 'package.json', printManifest(site, written.packages, generator.listPackages(folder), add))
  writeText(folder, '.gitignore', 'dist\nnode_modules\n')
  if (config.logo?.src === plainLogo || config.favicon === plainLogo) writePlainLogo(folder)
  return countFiles(written)
}

/** Ids and addresses of the docs of the main version, as a build finds them. Their mistakes are reported by builds. */
function readMovedDocs(root: string, file: NewSidebars | undefined) {
  const options = {
    root,
    includesDrafts: false,
    tocLevels: { from: 2, to: 3 },
    editUrl: undefined,
    format: 'detect' as const,
    report: () => {},
  }
  const sidebarsFile = file && { file: { path: file.target, text: file.text }, exported: file.sidebars }
  const { docs, sidebars } = readDocs(options, { folder: 'content/docs', path: '/docs' }, sidebarsFile)
  return {
    urlByDocId: new Map(docs.map(({ id, url }) => [id, url])),
    labelByDocId: new Map(docs.map(({ id, sidebarLabel }) => [id, sidebarLabel])),
    firstUrlOfSidebar: new Map(
      sidebars.flatMap(({ name, items }) => {
        const url = findFirstUrl(items)
        return url === undefined ? [] : [[name, url] as const]
      }),
    ),
  }
}

function findFirstUrl(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.url
    if (item.type === 'link') continue
    const url = item.url ?? findFirstUrl(item.items)
    if (url !== undefined) return url
  }
  return undefined
}

function describeContent(
  { files, readsMdAsMdx, hosts }: WrittenFiles,
  root: string,
): Omit<MovedContent, 'urlByDocId' | 'labelByDocId' | 'firstUrlOfSidebar'> {
  const targets = [...files.keys()]
  const staticFiles = new Map(
    [...files]
      .filter(([target]) => target.startsWith('static/'))
      .map(([target, { source }]) => [target.slice('static'.length), source]),
  )
  return {
    hasHomePage:
      targets.some(target => /^content\/pages\/index\.(?:mdx?|[jt]sx|js)$/.test(target)) ||
      targets.some(target => /^content\/pages\/.*\.mdx?$/.test(target) && hasRootSlug(join(root, target))),
    authorPages: listAuthorPages(join(root, 'content/blog')),
    hasPosts: targets.some(target => /^content\/blog\/.*\.mdx?$/.test(target)),
    staticFiles: new Set(staticFiles.keys()),
    sizeOf: path => {
      const file = staticFiles.get(path)
      return file === undefined ? undefined : readImageSize(file)
    },
    readsMdAsMdx,
    hosts,
  }
}

function hasRootSlug(file: string): boolean {
  return /^---\n(?:.*\n)*?slug:\s*['"]?\/['"]?\s*\n/.test(readFileSync(file, 'utf8'))
}

function printConfig(config: NewConfig): string {
  return `import { defineSite } from 'tickwise'\n\nexport default defineSite(${printLiteral(config)})\n`
}

function printManifest(
  { manifest, root }: SourceSite,
  packages: Set<string>,
  ownPackages: Record<string, string>,
  add: AddFinding,
): string {
  const known = { ...manifest.devDependencies, ...manifest.dependencies }
  const needed = [...packages].sort().map(name => {
    const range = known[name]
    if (range === undefined)
      add({
        kind: 'differs',
        where: 'package.json',
        what: `Pages import the package \`${name}\`, which package.json does not list.`,
        remedy: 'The package.json of the new site has its newest version.',
      })
    return [name, range ?? 'latest'] as const
  })
  const content = {
    name: manifest.name ?? basename(root),
    private: true,
    type: 'module',
    scripts: {
      dev: 'tickwise dev',
      build: 'tickwise build',
      preview: 'tickwise preview',
      start: 'tickwise start',
      test: 'tickwise test',
      new: 'tickwise new',
    },
    dependencies: { ...Object.fromEntries(needed), ...ownPackages },
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** A logo for sites without one: a square with round corners. */
function writePlainLogo(folder: string) {
  if (isFile(join(folder, 'static', plainLogo))) return
  writeText(
    folder,
    `static${plainLogo}`,
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" rx="8" fill="#0a6847"/></svg>\n',
  )
}

const countedKinds: FileKind[] = ['docs', 'posts', 'pages', 'static files', 'files of src', 'other files']

/** Pages are counted where files are pages, and all files elsewhere. */
function countFiles({ files }: WrittenFiles): MoveReport['counts'] {
  const all = [...files.values()]
  return countedKinds.flatMap(kind => {
    const ofKind = all.filter(file => file.kind === kind)
    const isPage = ({ target }: { target: string }) =>
      /\.(?:mdx?|[jt]sx|js)$/.test(target) && !/(?:^|\/)[_.]|\.test\./.test(target)
    const count = /^(?:docs|posts|pages)$/.test(kind) ? ofKind.filter(isPage).length : ofKind.length
    return count === 0 ? [] : [[kind, count]]
  })
}
