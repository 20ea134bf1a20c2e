// Decides which files of a Docusaurus site move, and where to.
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { byCodeUnit } from '../content/input/source-file.ts'
import { ignoreFileErrors } from '../lib/files.ts'
import type { AddFinding } from './report.ts'
import { matchesAny } from './source/glob.ts'
import {
  type BlogInstance,
  type DocsInstance,
  type SourceSite,
  type SourceVersion,
  toTexts,
} from './source/source-site.ts'

export type FileKind = 'docs' | 'posts' | 'pages' | 'static files' | 'files of src' | 'other files'

export interface PlannedFile {
  /** Absolute. */
  source: string
  /** Below the folder of the new site: `content/docs/intro.md`. */
  target: string
  kind: FileKind
}

/** Where one version of docs goes. */
export interface PlannedVersion {
  instance: DocsInstance
  version: SourceVersion
  /** `content/docs`; for a further instance a folder in it, `content/docs/community`. */
  folder: string
}

/** The files that move by the paths of their targets, and where docs go. */
export interface FilePlan {
  files: Map<string, PlannedFile>
  versions: PlannedVersion[]
}

export function planFiles(site: SourceSite, add: AddFinding): FilePlan {
  const versions = planVersions(site, add)
  const files = [
    ...versions.flatMap(version => listDocs(version, site, add)),
    ...site.blogs.flatMap(blog => listPosts(blog, site, add)),
    ...listPages(site, add),
    ...listStaticFiles(site, add),
  ]
  // Translations of the default locale come after the files that they replace.
  return { files: new Map(files.map(file => [file.target, file])), versions }
}

/** The docs that the site is about: those of the preset, or the only ones. */
export function findMainDocs({ docs }: SourceSite): DocsInstance | undefined {
  return docs.find(({ id }) => id === 'default') ?? (docs.length === 1 ? docs[0] : undefined)
}

function planVersions(site: SourceSite, add: AddFinding): PlannedVersion[] {
  const main = findMainDocs(site)
  return site.docs.flatMap(instance => {
    if (instance === main)
      return instance.versions.map(version => ({
        instance,
        version,
        folder: version.isMain ? 'content/docs' : `content/docs-${version.name.replace(/[^\w.-]+/g, '-')}`,
      }))
    const folder = posix.join('content/docs', instance.path === '/' ? instance.id : instance.path)
    for (const { name, isMain } of instance.versions)
      if (!isMain)
        add({
          kind: 'cannot',
          where: site.locate(instance.id),
          what: `Version ${name} of the docs \`${instance.id}\` is left out: only the main docs have versions here.`,
          remedy: 'Keep the old site for it, or move its files into a folder of the docs.',
        })
    return instance.versions.filter(({ isMain }) => isMain).map(version => ({ instance, version, folder }))
  })
}

function listDocs({ instance, version, folder }: PlannedVersion, site: SourceSite, add: AddFinding): PlannedFile[] {
  const from = resolve(site.root, version.folder)
  const include = toTexts(instance.options.include)
  const exclude = toTexts(instance.options.exclude)
  const isLeftOut = (path: string) =>
    /\.mdx?$/.test(path) &&
    !isPrivate(path) &&
    (matchesAny(path, exclude) || (include.length > 0 && !matchesAny(path, include)))
  const paths = listBelow(from, site, add)
  const leftOut = paths.filter(isLeftOut)
  if (leftOut.length > 0)
    add({
      kind: 'differs',
      where: site.locate(include.length > 0 ? 'include' : 'exclude'),
      what: `Files that \`include\` and \`exclude\` keep out of the docs stay behind: ${leftOut.length}.`,
      remedy: 'Here every Markdown file below content/docs is a page, unless its name starts with `_`.',
    })
  const own = paths
    .filter(path => !isLeftOut(path))
    .map(path => toFile(join(from, path), posix.join(folder, path), 'docs'))
  return [...own, ...listTranslations({ name: version.translations, folder, kind: 'docs' }, site, add)]
}

/** Files of the default locale replace those of the site. */
function listTranslations(
  { name, folder, kind }: { name: string; folder: string; kind: FileKind },
  site: SourceSite,
  add: AddFinding,
): PlannedFile[] {
  const from = resolve(site.root, 'i18n', site.defaultLocale, name)
  return listBelow(from, site, add)
    .filter(path => !/^(?:current|version-[^/]*)\.json$|^options\.json$/.test(path))
    .map(path => toFile(join(from, path), posix.join(folder, path), kind))
}

/** Where the posts of a blog go: the first blog is that of the new site, and others are folders of it. */
export function getBlogFolder(blog: BlogInstance, { blogs }: SourceSite): string {
  return blog === blogs[0] ? 'content/blog' : posix.join('content/blog', blog.path === '/' ? blog.id : blog.path)
}

function listPosts(blog: BlogInstance, site: SourceSite, add: AddFinding): PlannedFile[] {
  const isFurther = blog !== site.blogs[0]
  const folder = getBlogFolder(blog, site)
  if (isFurther)
    add({
      kind: 'differs',
      where: site.locate(blog.id),
      what: `The posts of \`${blog.id}\` are listed with those of the first blog: a site has one blog here.`,
      remedy: 'Their old addresses lead to the new ones.',
    })
  const from = resolve(site.root, blog.folder)
  const own = listBelow(from, site, add).map(path => toFile(join(from, path), posix.join(folder, path), 'posts'))
  const translations = `docusaurus-plugin-content-blog${blog.id === 'default' ? '' : `-${blog.id}`}`
  return [...own, ...listTranslations({ name: translations, folder, kind: 'posts' }, site, add)]
}

/** Pages that Tickwise has itself. */
const ownPages = /^(?:404|search|offline)\.(?:mdx?|[jt]sx?)$/

function listPages(site: SourceSite, add: AddFinding): PlannedFile[] {
  if (site.pagesFolder === undefined) return []
  const from = resolve(site.root, site.pagesFolder)
  return listBelow(from, site, add).flatMap(path => {
    if (!ownPages.test(path)) return toFile(join(from, path), posix.join('content/pages', path), 'pages')
    add({
      kind: 'differs',
      where: `${site.pagesFolder}/${path}`,
      what: 'This page stays behind: Tickwise has a page of its own at its address.',
      remedy: 'Give yours another name if you want it too.',
    })
    return []
  })
}

/** Files that builds write at the root of the output. */
const ownFiles = /^(?:404\.html|sitemap\.xml|robots\.txt|_headers|_redirects|manifest\.webmanifest|service-worker\.js)$/

function listStaticFiles(site: SourceSite, add: AddFinding): PlannedFile[] {
  return site.staticFolders.flatMap(folder => {
    const from = resolve(site.root, folder)
    return listBelow(from, site, add).flatMap(path => {
      if (!ownFiles.test(path)) return toFile(join(from, path), posix.join('static', path), 'static files')
      add({
        kind: 'differs',
        where: `${folder}/${path}`,
        what: 'This file stays behind: builds write it themselves.',
        remedy: 'Compare it with the one in the output of `npx tickwise build`.',
      })
      return []
    })
  })
}

/** Files of `src` that nothing imports stay behind: plugins, scripts, tests. */
export function reportUnusedSource({
  site,
  files,
  add,
}: {
  site: SourceSite
  files: FilePlan['files']
  add: AddFinding
}) {
  const moved = new Set([...files.values()].map(({ source }) => source))
  const left = listBelow(join(site.root, 'src'), site, () => {}).filter(
    path =>
      !path.startsWith('theme/') &&
      !`src/${path}`.startsWith(`${site.pagesFolder}/`) &&
      !moved.has(join(site.root, 'src', path)),
  )
  for (const path of left)
    add({
      kind: 'differs',
      where: `src/${path}`,
      what: 'Files of `src` that no page uses stay behind.',
      remedy: 'Copy one to the same place if you need it.',
    })
}

function toFile(source: string, target: string, kind: FileKind): PlannedFile {
  return { source, target, kind }
}

function isPrivate(path: string): boolean {
  return path.split('/').some(part => part.startsWith('_'))
}

/** The paths of all readable files below `folder`, sorted. What cannot be read is reported and left out. */
function listBelow(folder: string, { root }: Pick<SourceSite, 'root'>, add: AddFinding): string[] {
  if (!existsSync(folder)) return []
  const files: string[] = []
  const folders = ['']
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    const path = below
    const entries = ignoreFileErrors(() => readdirSync(join(folder, path), { withFileTypes: true }))
    if (!entries) reportUnreadable(join(folder, path))
    for (const entry of entries ?? []) {
      const name = posix.join(path, entry.name)
      if (entry.name === 'node_modules' || entry.name === '.git' || entry.name === '.DS_Store') continue
      if (entry.isDirectory()) folders.push(name)
      else if (isReadableFile(join(folder, name))) files.push(name)
      else reportUnreadable(join(folder, name))
    }
  }
  return files.sort(byCodeUnit)

  function reportUnreadable(path: string) {
    add({
      kind: 'cannot',
      where: relative(root, path),
      what: 'This is no file that can be read: it is protected, or a link to a folder or to nothing.',
      remedy: 'It is left out. Put the file itself in its place.',
    })
  }
}

function isReadableFile(path: string): boolean {
  return (
    ignoreFileErrors(() => {
      accessSync(path, constants.R_OK)
      return statSync(path).isFile()
    }) ?? false
  )
}
