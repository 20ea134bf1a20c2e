// The configuration of the new site, made from that of Docusaurus.
import { isRecord } from '../../lib/collections.ts'
import { mainDocsPath, siteConfigSchema } from '../../site-config/site-config-schema.ts'
import { isExternal } from '../../urls/addresses.ts'
import { findMainDocs, getBlogFolder } from '../file-plan.ts'
import { htmlToMarkdown } from '../markdown/html-to-markdown.ts'
import { type Settings, type SourceSite, toSettings } from '../source/source-site.ts'
import { convertNavigation } from './convert-navigation.ts'
import { convertPath } from './convert-path.ts'
import { convertPlugins } from './convert-plugins.ts'
import type { ConversionInput, MovedContent, NewConfig } from './new-config.ts'

/** Put into `static` if a site has no logo or icon that could be used. */
export const plainLogo = '/img/logo.svg'
const logoHeight = 32

export function convertConfig(input: ConversionInput): NewConfig {
  const { site, moved, add } = input
  const { config } = site
  const theme = toSettings(config.themeConfig)
  const title = readText(config.title) ?? 'Docs'
  const tagline = readText(config.tagline) ?? title
  reportOtherKeys(input, theme)
  const converted: NewConfig = {
    title,
    tagline,
    description: readDescription(theme) ?? tagline,
    ...convertAddress(input),
    favicon: findImage(config.favicon, moved) ?? plainLogo,
    logo: convertLogo(input, theme),
    ...convertAnnouncement(theme),
    ...convertNavigation(input, theme),
    ...convertContents(theme),
    ...(moved.readsMdAsMdx && { markdown: { format: 'mdx' as const } }),
    ...convertVersions(input),
    ...convertRedirects(input),
    ...convertDocsOptions(input),
    ...convertBlog(input),
    ...convertChecks(config, site),
    ...convertPlugins(site, theme, add),
    ...(moved.hosts.length > 0 && { embeds: moved.hosts }),
  }
  return replaceInvalid(converted, input)
}

const substitutes: NewConfig = {
  url: 'https://example.com',
  favicon: plainLogo,
  logo: { src: plainLogo, alt: '', width: logoHeight, height: logoHeight },
  navbar: { items: [] },
  footer: { columns: [], notes: [] },
}

/** A build refuses a configuration with a single mistake, so what it would refuse is left out. */
function replaceInvalid(config: NewConfig, { site, add }: ConversionInput): NewConfig {
  const { error } = siteConfigSchema.safeParse(config)
  const keys = [...new Set(error?.issues.map(({ path }) => String(path[0])))]
  for (const key of keys)
    add({
      kind: 'cannot',
      where: site.configFile,
      what: `\`${key}\` could not be converted.`,
      remedy: 'It is left out of site.config.ts, or has a value without meaning there.',
    })
  const valid = Object.entries(config).filter(([key]) => !keys.includes(key))
  return {
    ...Object.fromEntries(valid),
    ...Object.fromEntries(Object.entries(substitutes).filter(([key]) => keys.includes(key))),
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function readDescription({ metadata }: Settings): string | undefined {
  const entries = Array.isArray(metadata) ? metadata.filter(isRecord) : []
  return readText(entries.find(({ name }) => name === 'description')?.content)
}

function convertAddress({ site: { config, locate }, add }: ConversionInput): Pick<NewConfig, 'url' | 'base'> {
  const given = readText(config.url)
  const isUrl = given !== undefined && URL.canParse(given) && /^https?:/.test(given)
  if (!isUrl)
    add({
      kind: 'cannot',
      where: locate('url:'),
      what: 'The address of the site is unknown.',
      remedy: 'Write it as `url` in site.config.ts.',
    })
  const baseUrl = `/${(readText(config.baseUrl) ?? '/').split('/').filter(Boolean).join('/')}/`.replace('//', '/')
  const isValid = siteConfigSchema.shape.base.safeParse(baseUrl).success
  if (!isValid)
    add({
      kind: 'cannot',
      where: locate('baseUrl:'),
      what: `\`baseUrl\` is \`${baseUrl}\`, which cannot be a base here.`,
      remedy: 'Choose another as `base` in site.config.ts.',
    })
  return {
    url: isUrl ? new URL(given).origin : 'https://example.com',
    ...(isValid && baseUrl !== '/' && { base: baseUrl }),
  }
}

/** `img/logo.svg` -> `/img/logo.svg`, if the site has that file. */
function findImage(value: unknown, { staticFiles }: MovedContent): string | undefined {
  const path = readText(value)
  if (path === undefined || isExternal(path)) return undefined
  const fromRoot = `/${path.replace(/^\/+/, '')}`
  return staticFiles.has(fromRoot) ? fromRoot : undefined
}

function convertLogo({ site, moved, add }: ConversionInput, theme: Settings): NonNullable<NewConfig['logo']> {
  const logo = toSettings(toSettings(theme.navbar).logo)
  const src = findImage(logo.src, moved) ?? findImage(site.config.favicon, moved)
  if (logo.srcDark !== undefined)
    add({
      kind: 'differs',
      where: site.locate('srcDark:'),
      what: '`logo.srcDark` is not used.',
      remedy: 'The logo is the same in light and dark.',
    })
  const size = src === undefined ? undefined : moved.sizeOf(src)
  const width = size ? Math.max(1, Math.round((size.width / size.height) * logoHeight)) : logoHeight
  return { src: src ?? plainLogo, alt: '', width, height: logoHeight }
}

function convertAnnouncement({ announcementBar }: Settings): Pick<NewConfig, 'announcementBar'> {
  const { id, content } = toSettings(announcementBar)
  const text = htmlToMarkdown(readText(content) ?? '')
  return text === '' ? {} : { announcementBar: { id: readText(id) ?? 'announcement', content: text } }
}

function convertContents({ tableOfContents }: Settings): Pick<NewConfig, 'tableOfContents'> {
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = toSettings(tableOfContents)
  const result = siteConfigSchema.shape.tableOfContents.safeParse({ minHeadingLevel, maxHeadingLevel })
  return result.success ? { tableOfContents: result.data } : {}
}

/** The address of a version: that of the main docs is always `/docs`, others keep theirs. */
function convertVersions({ site, versions }: ConversionInput): Pick<NewConfig, 'versions'> {
  const main = findMainDocs(site)
  const own = versions.filter(({ instance }) => instance === main)
  if (own.length < 2) return {}
  return {
    versions: own.map(({ version, folder }) => ({
      name: version.name,
      label: version.label,
      path: version.isMain ? mainDocsPath : keepFromRoot(version.path),
      folder,
      ...(version.banner !== 'none' && { banner: version.banner }),
    })),
  }
}

/** Docs at the root of a site have versions such as `/1.0`, which stay there. */
function keepFromRoot(path: string): string {
  return path === '/' ? `${mainDocsPath}/root` : path
}

/** Old addresses that have changed. Short links (`/x` for `/docs/x`) need no entry. */
function convertRedirects({ site, moved }: ConversionInput): Pick<NewConfig, 'redirects'> {
  const redirects: Record<string, string> = {}
  const main = findMainDocs(site)
  const [blog] = site.blogs
  if (main && main.path !== mainDocsPath && main.path !== '/') redirects[`${main.path}/*`] = `${mainDocsPath}/*`
  if (blog && moved.hasPosts && blog.path !== '/blog' && blog.path !== '/') redirects[`${blog.path}/*`] = '/blog/*'
  if (!moved.hasHomePage) {
    if (moved.urlByDocId.size > 0) redirects['/'] = mainDocsPath
    else if (moved.hasPosts) redirects['/'] = '/blog'
  }
  for (const further of site.blogs.slice(1)) {
    redirects[further.path] = '/blog'
    redirects[`${further.path}/*`] = `${getBlogFolder(further, site).slice('content'.length)}/*`
  }
  for (const path of moved.authorPages) redirects[`${blog?.path.replace(/\/$/, '')}${path}`] = '/blog'
  for (const [from, to] of listClientRedirects(site)) redirects[from] ??= to
  return Object.keys(redirects).length === 0 ? {} : { redirects }
}

function listClientRedirects(site: SourceSite): [from: string, to: string][] {
  return site.plugins
    .filter(({ name }) => /(?:^|plugin-)client-redirects(?:\/|$)/.test(name))
    .flatMap(({ options }) => (Array.isArray(options.redirects) ? options.redirects.filter(isRecord) : []))
    .flatMap(({ from, to }) => {
      const target = readText(to)
      const starts = (Array.isArray(from) ? from : [from]).flatMap(start => readText(start) ?? [])
      if (target === undefined || isExternal(target)) return []
      return starts.map((start): [string, string] => [cleanPath(start), convertPath(cleanPath(target), site)])
    })
    .filter(([from, to]) => from !== to && siteConfigSchema.shape.redirects.safeParse({ [from]: to }).success)
}

/** `/old/` and `old#part` as `/old`. */
function cleanPath(path: string): string {
  return `/${path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`
}

function convertDocsOptions({ site, add }: ConversionInput): Pick<NewConfig, 'editUrl' | 'lastUpdate'> {
  const options = findMainDocs(site)?.options ?? site.blogs[0]?.options ?? {}
  const editUrl = readText(options.editUrl)
  const isUsable = editUrl !== undefined && siteConfigSchema.shape.editUrl.safeParse(editUrl).success
  if (isUsable)
    add({
      kind: 'differs',
      where: site.locate('editUrl'),
      what: '"Edit this page" leads to the paths of the new files, such as content/docs/intro.md.',
      remedy: 'Put the new site where `editUrl` points to, or change `editUrl` in site.config.ts.',
    })
  const showsUpdates = options.showLastUpdateTime === true || options.showLastUpdateAuthor === true
  return {
    ...(isUsable && { editUrl: editUrl.replace(/(?:docs|blog)\/*$/, '') }),
    ...(!showsUpdates && { lastUpdate: false }),
  }
}

function convertBlog({ site, moved }: ConversionInput): Pick<NewConfig, 'blog'> {
  const [blog] = site.blogs
  if (!blog || !moved.hasPosts) return {}
  const { blogTitle, blogDescription, blogSidebarTitle, postsPerPage } = blog.options
  const title = readText(blogTitle) ?? 'Blog'
  return {
    blog: {
      title,
      description: readText(blogDescription) ?? title,
      sidebarTitle: readText(blogSidebarTitle) ?? 'Recent posts',
      postsPerPage: typeof postsPerPage === 'number' ? postsPerPage : postsPerPage === 'ALL' ? 1000 : 10,
    },
  }
}

const severities: Record<string, 'off' | 'warning' | 'error'> = {
  ignore: 'off',
  log: 'warning',
  warn: 'warning',
  error: 'error',
  throw: 'error',
}

function convertChecks(config: Settings, site: SourceSite): Pick<NewConfig, 'checks'> {
  const hooks = toSettings(toSettings(config.markdown).hooks)
  const blog = site.blogs[0]?.options ?? {}
  const given = {
    brokenLinks: config.onBrokenLinks,
    brokenAnchors: config.onBrokenAnchors,
    brokenMarkdownLinks: hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks,
    duplicateRoutes: config.onDuplicateRoutes,
    untruncatedPosts: blog.onUntruncatedBlogPosts,
    inlineTags: blog.onInlineTags,
  }
  const usual: Record<string, string> = { brokenLinks: 'error' }
  const checks = Object.entries(given).flatMap(([key, value]) => {
    const severity = severities[String(value)]
    return severity === undefined || severity === (usual[key] ?? 'warning') ? [] : [[key, severity] as const]
  })
  return checks.length === 0 ? {} : { checks: Object.fromEntries(checks) }
}

/** Keys of the configuration that have no counterpart, and what happens instead. */
const otherKeys: Record<string, string> = {
  scripts:
    'Scripts of other hosts are not loaded: the security policy of the site allows none. Write what a page needs as a component.',
  stylesheets: 'Stylesheets of other hosts are not loaded. Copy them into the site and import them in a component.',
  headTags: 'The head of a page is made from its front matter and site.config.ts.',
  clientModules: 'Write it as a control: components/NAME/NAME.client.ts, which exports a function.',
  customFields:
    '`siteConfig.customFields` is empty. Put the values into a file below content/data, named under `data` in site.config.ts.',
}

const otherThemeKeys: Record<string, string> = {
  metadata: 'The head of a page is made from its front matter and site.config.ts.',
  image: 'An image for sharing is drawn for each page, from its title.',
  prism: 'Code is coloured with the colours of src/styles/code-colours.css; languages need no list.',
  liveCodeBlock: 'Code blocks are shown and cannot be edited.',
  mermaid: 'Mermaid diagrams are not drawn.',
  zoom: 'A press on an image enlarges it without a plugin.',
}

function reportOtherKeys({ site: { config, locate }, add }: ConversionInput, theme: Settings) {
  const report = (keys: Record<string, string>, settings: Settings, prefix: string) => {
    for (const [key, remedy] of Object.entries(keys)) {
      const value = settings[key]
      const isEmpty =
        value === undefined || (Array.isArray(value) ? value : Object.keys(toSettings(value))).length === 0
      if (isEmpty && typeof value !== 'string') continue
      if (key === 'metadata' && Array.isArray(value) && value.every(entry => toSettings(entry).name === 'description'))
        continue
      const kind = /^(?:scripts|stylesheets|clientModules|customFields)$/.test(key) ? 'cannot' : 'differs'
      add({ kind, where: locate(`${key}:`), what: `\`${prefix}${key}\` has no counterpart.`, remedy })
    }
  }
  report(otherKeys, config, '')
  report(otherThemeKeys, theme, 'themeConfig.')
}
