// Finds out what a Docusaurus site consists of: its configuration, and the docs, blogs, pages and files that it names.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { findLine, readSource } from '../../content/input/source-file.ts'
import { isRecord } from '../../lib/collections.ts'
import { isFile } from '../../lib/files.ts'
import type { AddFinding } from '../report.ts'
import { runSourceModule } from './source-module.ts'
import { guessConfig } from './unreadable-config.ts'

export type Settings = Record<string, unknown>

export interface SourceSite {
  /** The folder of the configuration. */
  root: string
  configFile: string
  /** The line of the configuration that contains a text: `docusaurus.config.js:12`. */
  locate: (text: string) => string
  config: Settings
  docs: DocsInstance[]
  blogs: BlogInstance[]
  /** The folder of standalone pages; undefined for a site without them. */
  pagesFolder: string | undefined
  staticFolders: string[]
  customCss: string[]
  /** Plugins, themes and presets that add something else than docs, blogs and pages. */
  plugins: Plugin[]
  manifest: Manifest
  defaultLocale: string
  otherLocales: string[]
}

/** `analytics` of `['@docusaurus/plugin-google-gtag', { … }]` is its options; `name` is as the site writes it. */
export interface Plugin {
  name: string
  options: Settings
}

interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Folders are relative to the site's and may be outside of it: `../docs`. */
export interface DocsInstance {
  id: string
  /** `/docs`, `/` for a site that has its docs at its root. */
  path: string
  versions: SourceVersion[]
  options: Settings
}

export interface SourceVersion {
  name: string
  label: string
  path: string
  folder: string
  banner: 'none' | 'unreleased' | 'unmaintained'
  /** The version that readers without a wish are shown. */
  isMain: boolean
  /** The sidebars file; undefined where the folders make up the sidebar. */
  sidebarsFile: string | undefined
  /** Where translations of its docs are, below the folder of a locale. */
  translations: string
}

export interface BlogInstance {
  id: string
  path: string
  folder: string
  options: Settings
}

const configFiles = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(extension => `docusaurus.config.${extension}`)

/** Reads the site in `root`. Throws with a message for its owner if there is no such site. */
export async function readSourceSite(root: string, add: AddFinding): Promise<SourceSite> {
  const configFile = findConfigFile(root)
  const config = await readConfig(root, configFile, add)
  const presets = listParts(config.presets)
  const plugins = [...listParts(config.plugins), ...listParts(config.themes)]
  const classic = presets.find(({ name, options }) => /preset-classic|^classic$/.test(name) || 'docs' in options)
  const i18n = isRecord(config.i18n) ? config.i18n : {}
  const defaultLocale = toText(i18n.defaultLocale, 'en')
  const source = { root, config, add }
  const ofKind = (kind: string) => plugins.filter(({ name }) => isOfficial(name, kind)).map(({ options }) => options)
  const fromPreset = (kind: string) =>
    classic && classic.options[kind] !== false ? [toSettings(classic.options[kind])] : []
  return {
    root,
    configFile,
    locate: createLocator(root, configFile),
    config,
    docs: [...fromPreset('docs'), ...ofKind('content-docs')].flatMap(options => readDocsInstance(options, source)),
    blogs: [...fromPreset('blog'), ...ofKind('content-blog')].flatMap(options => readBlog(options, source)),
    pagesFolder: [...fromPreset('pages'), ...ofKind('content-pages')]
      .map(({ path }) => toRelative(toText(path, 'src/pages'), root))
      .find(folder => existsSync(join(root, folder))),
    staticFolders: readStaticFolders(config, root).filter(folder => existsSync(join(root, folder))),
    customCss: readCustomCss(toSettings(classic?.options.theme), ofKind('theme-classic'), root),
    plugins: [...plugins, ...presets.filter(preset => preset !== classic), ...listPresetPlugins(classic)].filter(
      ({ name }) =>
        !['content-docs', 'content-blog', 'content-pages', 'theme-classic'].some(kind => isOfficial(name, kind)),
    ),
    manifest: readManifest(root),
    defaultLocale,
    otherLocales: toTexts(i18n.locales).filter(locale => locale !== defaultLocale),
  }
}

function findConfigFile(root: string): string {
  if (!existsSync(root)) throw new Error(`There is no folder ${root}.`)
  const found = configFiles.find(name => isFile(join(root, name)))
  if (found) return found
  if (isFile(join(root, 'siteConfig.js')))
    throw new Error(
      `${root} is a site for Docusaurus 1. Move it to Docusaurus 3 first: https://docusaurus.io/docs/migration/v2`,
    )
  // `docusaurus build --config website/docusaurus.config.js` has the site in the folder where it is run.
  const [, named] = /\bdocusaurus\s[^"&|;]*--config[ =]+["']?([^\s"'&|;]+)/.exec(readScripts(root)) ?? []
  if (named !== undefined && isFile(join(root, named))) return posix.normalize(named)
  const below = ['website', 'docs', 'site', 'documentation'].find(folder =>
    configFiles.some(name => isFile(join(root, folder, name))),
  )
  const advice = below ? ` There is one in ${below}: name that folder.` : ''
  throw new Error(
    `${root} is not a Docusaurus site: it has no docusaurus.config.js, nor .ts, .mjs, .cjs, .mts or .cts.${advice}`,
  )
}

function createLocator(root: string, configFile: string): SourceSite['locate'] {
  const { path, text } = readSource(root, configFile)
  return needle => {
    const line = findLine(text, needle)
    return line === undefined ? path : `${path}:${line}`
  }
}

function readScripts(root: string): string {
  return JSON.stringify(toSettings(readJson(join(root, 'package.json'))).scripts ?? {})
}

async function readConfig(root: string, configFile: string, add: AddFinding): Promise<Settings> {
  const result = await runSourceModule(root, configFile)
  if ('failure' in result) {
    add({
      kind: 'cannot',
      where: result.failure.where,
      what: `The configuration could not be run: ${result.failure.message}`,
      remedy:
        'Its plain texts were read and the rest has defaults. Correct it and run `tickwise move` again, or complete site.config.ts.',
    })
    return guessConfig(readFileSync(join(root, configFile), 'utf8'))
  }
  for (const { where, source } of result.missing)
    add({ kind: 'differs', where, what: `\`${source}\` does not exist.`, remedy: 'What it would add is left out.' })
  return toSettings(result.value)
}

/** Plugins and presets are given as a name, or as a list of name and options; empty entries are allowed. */
function listParts(list: unknown): Plugin[] {
  if (!Array.isArray(list)) return []
  return list.flatMap(entry => {
    const [part, options] = Array.isArray(entry) ? entry : [entry, {}]
    const name = getPartName(part)
    return name === undefined ? [] : [{ name, options: toSettings(options) }]
  })
}

function getPartName(part: unknown): string | undefined {
  if (typeof part === 'string') return part
  if (!isRecord(part)) return undefined
  if (typeof part.$package === 'string') return part.$package
  return '$function' in part ? `the function ${String(part.$function) || 'without a name'}` : 'an object'
}

/** Whether a name such as `@docusaurus/plugin-content-docs`, `content-docs` or a path of that package means the plugin `kind`. */
function isOfficial(name: string, kind: string): boolean {
  return name === kind || new RegExp(`@docusaurus/(?:plugin-)?${kind}(?:/|$)`).test(name)
}

/** The plugins that the classic preset brings, if it has options for them. */
function listPresetPlugins(classic: Plugin | undefined): Plugin[] {
  const names = ['gtag', 'googleAnalytics', 'googleTagManager', 'sitemap', 'svgr', 'debug']
  return names.flatMap(name => {
    const options = classic?.options[name]
    return isRecord(options) ? [{ name, options }] : []
  })
}

interface Source {
  root: string
  config: Settings
  add: AddFinding
}

function readDocsInstance(options: Settings, { root }: Source): DocsInstance[] {
  const id = typeof options.id === 'string' ? options.id : 'default'
  const path = toPath(options.routeBasePath ?? 'docs')
  const versions = listVersions({ id, path, options, root }).filter(({ folder }) => existsSync(join(root, folder)))
  return versions.length === 0 ? [] : [{ id, path, versions, options }]
}

/** The versions of docs as Docusaurus finds them: those of versions.json, and the current one unless it is excluded. */
function listVersions({ id, path, options, root }: { id: string; path: string; options: Settings; root: string }) {
  const prefix = id === 'default' ? '' : `${id}_`
  const released = toTexts(readJson(join(root, `${prefix}versions.json`)))
  const only = Array.isArray(options.onlyIncludeVersions) ? toTexts(options.onlyIncludeVersions) : undefined
  const all = options.includeCurrentVersion === false ? released : ['current', ...released]
  const names = only ? all.filter(name => only.includes(name)) : all
  const wanted = typeof options.lastVersion === 'string' ? options.lastVersion : undefined
  const main = [wanted, ...names.filter(name => name !== 'current'), 'current'].find(
    name => name !== undefined && names.includes(name),
  )
  const settings = toSettings(options.versions)
  const translations = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
  return names.map((name): SourceVersion => {
    const own = toSettings(settings[name])
    const isCurrent = name === 'current'
    const isMain = name === main
    const ending = typeof own.path === 'string' ? own.path : isMain ? '' : isCurrent ? 'next' : name
    const sidebars = `${prefix}versioned_sidebars/version-${name}-sidebars.json`
    return {
      name,
      label: typeof own.label === 'string' ? own.label : isCurrent ? 'Next' : name,
      path: toPath(`${path}/${ending}`),
      folder: isCurrent ? toRelative(toText(options.path, 'docs'), root) : `${prefix}versioned_docs/version-${name}`,
      banner: readBanner(own.banner) ?? chooseBanner(name, main, names),
      isMain,
      sidebarsFile: isCurrent
        ? findSidebarsFile(options.sidebarPath, root)
        : isFile(join(root, sidebars))
          ? sidebars
          : undefined,
      translations: `${translations}/${isCurrent ? 'current' : `version-${name}`}`,
    }
  })
}

function readBanner(value: unknown): SourceVersion['banner'] | undefined {
  return value === 'none' || value === 'unreleased' || value === 'unmaintained' ? value : undefined
}

/** As in Docusaurus: newer versions than the main one are unreleased, older ones unmaintained. `names` start with the newest. */
function chooseBanner(name: string, main: string | undefined, names: string[]): SourceVersion['banner'] {
  if (name === main || main === undefined) return 'none'
  return names.indexOf(name) < names.indexOf(main) ? 'unreleased' : 'unmaintained'
}

/** `sidebarPath` is a path, or an absolute one by `require.resolve`; `false` and nothing mean sidebars made from the folders. */
function findSidebarsFile(sidebarPath: unknown, root: string): string | undefined {
  return typeof sidebarPath === 'string' ? toRelative(sidebarPath, root) : undefined
}

function readBlog(options: Settings, { root }: Source): BlogInstance[] {
  const folder = toRelative(toText(options.path, 'blog'), root)
  if (!existsSync(join(root, folder))) return []
  const id = typeof options.id === 'string' ? options.id : 'default'
  return [{ id, path: toPath(options.routeBasePath ?? 'blog'), folder, options }]
}

function readStaticFolders({ staticDirectories }: Settings, root: string): string[] {
  return Array.isArray(staticDirectories)
    ? toTexts(staticDirectories).map(folder => toRelative(folder, root))
    : ['static']
}

function readCustomCss(theme: Settings, themes: Settings[], root: string): string[] {
  return [theme, ...themes]
    .flatMap(({ customCss }) => (Array.isArray(customCss) ? toTexts(customCss) : toTexts([customCss])))
    .map(file => toRelative(file, root))
}

function readManifest(root: string): Manifest {
  return toSettings(readJson(join(root, 'package.json')))
}

/** Undefined if the file is missing or holds no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // What a site lacks, or what nobody can read, adds nothing to it.
  }
}

export function toSettings(value: unknown): Settings {
  return isRecord(value) ? value : {}
}

function toText(value: unknown, usual: string): string {
  return typeof value === 'string' ? value : usual
}

export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

/** `docs/`, `docs` and `/docs` are `/docs`; `` and `/` are `/`. */
function toPath(value: unknown): string {
  return `/${String(value).split('/').filter(Boolean).join('/')}`
}

/** A folder or file that a configuration names, `./docs` or an absolute path, as seen from the site's folder: `docs`, `../docs`. */
function toRelative(path: string, root: string): string {
  return relative(root, resolve(root, path))
}
