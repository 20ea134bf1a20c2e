// Writes the files of the new site: content and code with their references changed, and everything else as it is.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { reportInvalidUtf8 } from '../content/input/source-file.ts'
import { isFile } from '../lib/files.ts'
import { escapeRegExp } from '../lib/text.ts'
import type { FindExports } from './code/code-modules.ts'
import { type CodeNeeds, finishCode } from './code/finish-code.ts'
import { planMdxComponents } from './code/mdx-components.ts'
import { scopeStyles } from './code/scope-styles.ts'
import { type FilePlan, getBlogFolder, type PlannedFile, type PlannedVersion, reportUnusedSource } from './file-plan.ts'
import { finishPost } from './markdown/finish-post.ts'
import { addToFrontMatter, prefixFrontMatter } from './markdown/front-matter.ts'
import { listForeignMedia, type MovedMarkdown, scanMarkdown } from './markdown/scan-markdown.ts'
import { showMathAsCode } from './markdown/show-math-as-code.ts'
import type { AddFinding } from './report.ts'
import { getPathInSite, type MovedFiles, rewriteCode, rewriteMarkdown, rewriteStyles } from './rewrite-references.ts'
import { type SourceSite, toSettings } from './source/source-site.ts'

export interface MoveContext {
  site: SourceSite
  plan: FilePlan
  /** The folder of the new site. */
  out: string
  /** Whether everything is written, or only what the report is made from. */
  isComplete: boolean
  findExports: FindExports
  add: AddFinding
}

export interface WrittenFiles extends CodeNeeds {
  /** All files by their paths in the new site. */
  files: Map<string, PlannedFile>
  readsMdAsMdx: boolean
  hosts: string[]
}

export function moveFiles(context: MoveContext): WrittenFiles {
  const { site, plan, out, isComplete, add } = context
  const files = new Map(plan.files)
  const moved = createMovedFiles(site, files)
  for (const file of site.customCss) moved.findTarget(resolve(site.root, file))
  const markdown: MovedMarkdown[] = []
  const code = new Map<string, string>()
  const visited = new Set<string>()
  visitAll()
  const components = planMdxComponents({ site, markdown, moved, findExports: context.findExports, add })
  // Components that the site gives to all MDX files are only known now.
  visitAll()
  for (const [target, text] of components.files) code.set(target, text)
  const needs = finishCode({
    site,
    code,
    add,
    mdxPackages: components.packages,
    findSource: target => files.get(target)?.source,
    findExports: context.findExports,
  })
  for (const [target, text] of needs.code) writeText(out, target, text)
  reportUnusedSource({ site, files, add })
  const readsMdAsMdx = chooseMdFormat(site, markdown)
  for (const page of markdown) {
    const finished = { ...page, text: finishPost(page, site, add) }
    writeText(out, page.file.target, finishMarkdown(finished, readsMdAsMdx, plan.versions, add))
  }
  for (const blog of site.blogs.slice(1)) mergeNames(out, getBlogFolder(blog, site))
  return { files, readsMdAsMdx, hosts: listHosts(markdown, needs.code, site), ...needs }

  /** Reads each file once. References add files, which are visited too. */
  function visitAll() {
    for (const file of files.values()) {
      if (visited.has(file.target)) continue
      visited.add(file.target)
      visit(file)
    }
  }

  function visit(file: PlannedFile) {
    const { source, target, kind } = file
    const isStatic = kind === 'static files'
    if (/\.mdx?$/.test(target) && !isStatic) visitMarkdown(file)
    else if (isCode(file)) code.set(target, rewriteCode(readText(source), file, moved))
    else if (/\.(?:css|scss|sass|less)$/.test(target) && !isStatic)
      writeText(
        out,
        target,
        rewriteStyles(isForAllPages(file, site) ? scopeStyles(readText(source)) : readText(source), file, moved),
      )
    else if (isComplete || /\.(?:json|ya?ml)$/.test(target)) copy(file, out)
  }

  function visitMarkdown(file: PlannedFile) {
    const page = readMarkdown(file, moved, context)
    if (page) markdown.push(page)
    else copy(file, out)
  }
}

/** Files that something refers to move as well, to the same place as before. */
function createMovedFiles({ root, config }: SourceSite, files: Map<string, PlannedFile>): MovedFiles {
  const targets = new Map([...files.values()].map(({ source, target }) => [source, target]))
  return {
    root,
    address: `${config.url}${config.baseUrl ?? '/'}`,
    hasStaticFile: path => files.has(`static${path}`),
    findTarget(source) {
      const known = targets.get(source)
      if (known !== undefined) return known
      const target = getPathInSite(source, root)
      if (target === undefined || files.has(target) || !isFile(source)) return undefined
      const kind = target.startsWith('src/') ? 'files of src' : 'other files'
      targets.set(source, target)
      files.set(target, { source, target, kind })
      return target
    },
  }
}

function isCode({ target, kind }: PlannedFile): boolean {
  return /\.[cm]?[jt]sx?$/.test(target) && !target.endsWith('.d.ts') && kind !== 'static files'
}

/** Undefined for a file that is no text, which is reported. */
function readMarkdown(file: PlannedFile, moved: MovedFiles, { site, add }: MoveContext): MovedMarkdown | undefined {
  const text = readText(file.source)
  const path = getPathInSite(file.source, site.root) ?? file.source
  let isText = true
  reportInvalidUtf8({ path, text }, ({ where, what, fix }) => {
    isText = false
    add({ kind: 'cannot', where, what, remedy: fix })
  })
  if (!isText) return undefined
  const scan = scanMarkdown({ path, text }, add)
  return { file, path, scan, text: rewriteMarkdown(usesMath(site) ? showMathAsCode(text) : text, file, moved) }
}

function isForAllPages({ source, target }: PlannedFile, { customCss, root }: SourceSite): boolean {
  return target.endsWith('.css') && customCss.some(path => resolve(root, path) === source)
}

/** Whether the site has a plugin to which `$` means a formula. */
function usesMath({ docs, blogs }: SourceSite): boolean {
  const plugins = [...docs, ...blogs].flatMap(({ options }) => options.remarkPlugins)
  return /remark-?math/i.test(JSON.stringify(plugins))
}

/** Without byte order mark, with `\n` at the end of each line. */
function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}

/** Docusaurus 3 reads `.md` as MDX, unless the configuration says otherwise. Here that is needed only if a file uses it. */
function chooseMdFormat({ config }: SourceSite, markdown: MovedMarkdown[]): boolean {
  const { format = 'mdx' } = toSettings(config.markdown)
  return (
    format === 'mdx' &&
    markdown.some(({ file, scan }) => file.target.endsWith('.md') && scan.usesMdx && scan.isValidMdx)
  )
}

function finishMarkdown(
  page: MovedMarkdown,
  readsMdAsMdx: boolean,
  versions: PlannedVersion[],
  add: AddFinding,
): string {
  const { file, path, scan } = page
  const instance = versions.find(
    ({ folder }) => folder.startsWith('content/docs/') && file.target.startsWith(`${folder}/`),
  )
  const text = instance
    ? prefixFrontMatter(page.text, posix.relative('content/docs', instance.folder), instance.instance.id)
    : page.text
  const isReadAsMdx = file.target.endsWith('.mdx') || readsMdAsMdx
  if (!isReadAsMdx || scan.isValidMdx) return text
  if (scan.imports.length === 0) {
    add({
      kind: 'differs',
      where: `${path}:1`,
      what: 'This file is not valid MDX.',
      remedy: 'It is read as plain Markdown: its front matter has `mdx: { format: md }` now.',
    })
    return addToFrontMatter(text, 'mdx: { format: md }')
  }
  add({
    kind: 'cannot',
    where: `${path}:1`,
    what: 'This file has imports and is not valid MDX 3.',
    remedy: 'The build names the line: escape `{` and `<`, or put them into backticks.',
  })
  return text
}

/** Hosts of frames and media in all files, without that of the site itself. */
function listHosts(markdown: MovedMarkdown[], code: ReadonlyMap<string, string>, { config }: SourceSite): string[] {
  const own = typeof config.url === 'string' && URL.canParse(config.url) ? new URL(config.url).host : ''
  const ofMarkdown = markdown.flatMap(({ scan }) => [...scan.hosts])
  const hosts = new Set([...ofMarkdown, ...[...code.values()].flatMap(listForeignMedia)])
  return [...hosts].filter(host => host !== own && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)).sort()
}

/** Authors and tags of a further blog become those of the first, which has the last word about names that both know. */
function mergeNames(out: string, folder: string) {
  for (const name of ['authors.yml', 'tags.yml']) {
    const further = join(out, folder, name)
    if (!existsSync(further)) continue
    const first = join(out, 'content/blog', name)
    const known = existsSync(first) ? readText(first).trimEnd() : ''
    const entries = readText(further).split(/^(?=[^\s#-][^\n]*:)/m)
    const added = entries.filter(entry => !known.match(new RegExp(`^${escapeRegExp(entry.split(':')[0] ?? '')}:`, 'm')))
    writeText(
      out,
      `content/blog/${name}`,
      `${[known, ...added.map(entry => entry.trimEnd())].filter(Boolean).join('\n')}\n`,
    )
    rmSync(further)
  }
}

export function writeText(out: string, target: string, text: string) {
  mkdirSync(dirname(join(out, target)), { recursive: true })
  writeFileSync(join(out, target), text)
}

function copy({ source, target }: PlannedFile, out: string) {
  mkdirSync(dirname(join(out, target)), { recursive: true })
  copyFileSync(source, join(out, target))
}
