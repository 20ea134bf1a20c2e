// The schema of `site.config.ts`: the form and the default of every setting.
import type { ReactNode } from 'react'
import { z } from 'zod'
import { analytics } from './analytics-config.ts'
import { checks } from './checks-config.ts'
import { dataSource, type OutputFile } from './data-config.ts'
import { footer, type link, navbar } from './menus-config.ts'
import { runner } from './runner-config.ts'
import { type hosted, search } from './search-config.ts'
import { flag, isOrigin, path, text, url, wholeNumber } from './value-forms.ts'
import { versions } from './versions-config.ts'

export type { DataOf, DataSources, OutputFile } from './data-config.ts'
export { mainDocsPath } from './versions-config.ts'

export const siteConfigSchema = z.strictObject({
  title: text,
  tagline: text,
  description: text,
  /** Where the site is published: scheme and host. */
  url: url.refine(isOrigin, {
    error: ({ input }) =>
      `it must have no path and no slash at its end: \`${new URL(String(input)).origin}\`; a path is written as \`base\``,
  }),
  /** The path below `url` at which the site is published: `/` if the site has the host to itself. All other paths here start below it. */
  base: z
    .string('it must be text')
    .regex(/^\/(?:[\w-][\w.-]*\/)*$/, 'it must be a path such as /docs-site/, with a slash at both ends')
    .default('/'),
  favicon: path,
  /** The icon on the home screen of phones: a PNG, 180 pixels square, without transparent parts. */
  touchIcon: path.optional(),
  /** Square PNGs for readers who install the site; `size` is their width and height in pixels. */
  icons: z
    .array(
      z.strictObject({
        src: path,
        size: wholeNumber.min(16),
        /** Whether the system may crop it to a circle or another shape: the middle 80 % must contain everything that matters. */
        isMaskable: flag.default(false),
      }),
    )
    .default([]),
  logo: z.strictObject({ src: path, alt: z.string(), width: z.int(), height: z.int() }),
  /**
   * Shown below the navbar until the reader closes it; a new `id` shows it again. `content` is Markdown. `paths`: the pages that
   * show it, each with all pages below it (`/` is the home page alone); every page if left out.
   */
  announcementBar: z.strictObject({ id: text, content: text, paths: z.array(path).optional() }).optional(),
  navbar,
  footer,
  /** How many pages are fetched in advance because a link to them is visible; 0 for none. The page of a link under the pointer is fetched in any case. Slow connections and readers who save data get neither. */
  prefetch: wholeNumber.min(0).max(10).default(2),
  tableOfContents: z
    .strictObject({ minHeadingLevel: z.int().min(2).max(6), maxHeadingLevel: z.int().min(2).max(6) })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 5 }),
  /** `detect` reads `.md` as CommonMark and `.mdx` as MDX; `mdx` reads both as MDX. */
  markdown: z
    .strictObject({ format: z.enum(['detect', 'mdx'], 'it must be detect or mdx') })
    .default({ format: 'detect' }),
  /** The versions of the docs. Most sites have one. */
  versions,
  /** Where a file can be edited; its path below the site's folder is appended. Docs and posts link there. */
  editUrl: url.optional(),
  /** Where a reader can report a problem; `{url}` and `{title}` are replaced by address and title of the page. */
  reportUrl: url.optional(),
  analytics: analytics.optional(),
  search,
  /** Whether the site has a page `/console` on which readers run q. */
  console: flag.default(false),
  /** Where the links of the q runner lead. */
  runner,
  /** Whether docs and posts show when they were last changed, according to front matter or git. */
  lastUpdate: flag.default(true),
  /** Whether browsers save the pages that were read, for reading offline. If switched off, they remove what they have saved. */
  offline: flag.default(true),
  /** Whether an image is drawn for each doc and post, and one for all other pages, to be shown where they are shared. */
  socialImages: flag.default(true),
  /** Whether a build writes compressed copies (`.br`, `.gz`) beside its text files, for hosts that send such copies. */
  precompress: flag.default(false),
  blog: z
    .strictObject({ title: text, description: text, sidebarTitle: text, postsPerPage: z.int().min(1) })
    .default({ title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: 10 }),
  checks: checks.default({}),
  /** Data files of the site, which its components get from `useSite()`. */
  data: z.record(z.string(), dataSource).default({}),
  /** Functions that return further files of the site: `site => [['/calendar.ics', text]]`. */
  outputs: z
    .array(
      // `never` admits functions of any one parameter; they are called with the content of the site.
      z.custom<(site: never) => Iterable<OutputFile>>(isFunction, 'it must be a function that gives paths and texts'),
      'it must be a list of functions',
    )
    .default([]),
  /** A component shown beside the title of a doc on category pages; its prop is the `doc`. */
  docCardNote: z
    .custom<(props: never) => ReactNode>(isFunction, 'it must be a component, which is given a `doc`')
    .optional(),
})

export type SiteConfig = z.output<typeof siteConfigSchema>
export type Checks = SiteConfig['checks']
export type Analytics = z.output<typeof analytics>
export type HostedSearch = z.output<typeof hosted>
export type SiteLink = z.output<typeof link>
export type VersionConfig = SiteConfig['versions'][number]
export type NavbarItem = SiteConfig['navbar']['items'][number]

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
