// The schema of `site.config.ts`: the form and the default of every setting.
import type { ReactNode } from 'react'
import { z } from 'zod'
import { checks } from './checks-config.ts'
import { type hosted, search } from './search-config.ts'
import {
  flag,
  host,
  isOrigin,
  path,
  redirects,
  service,
  serviceOrigins,
  text,
  url,
  wholeNumber,
} from './value-forms.ts'

const link = z
  .strictObject({
    /** What readers see. */
    label: text,
    /** A page or file of this site. */
    to: path.optional(),
    /** A page of another site, in place of `to`. */
    href: url.optional(),
    /** The link is shown as current on this page and every page below it; by default on the page of `to` alone. */
    activePath: path.optional(),
  })
  .refine(
    ({ to, href }) => (to === undefined) !== (href === undefined),
    // `abort`, so that this is the only message: the navbar would also try the item as a dropdown and report its keys.
    { error: 'it needs either `to` (a path of this site) or `href` (another site)', abort: true },
  )

const dropdown = z.strictObject({
  /** What readers see. */
  label: text,
  /** The links of a dropdown. */
  items: z.array(link, 'it must be a list of links').min(1, 'it must hold at least one link'),
})

const navbar = z.strictObject({
  /** Whether the navbar disappears while the reader scrolls down, and comes back when they scroll up; `narrow`: on narrow screens only. */
  hideOnScroll: z.union([flag, z.literal('narrow')], 'it must be true, false or narrow').default(false),
  /** From left to right. The buttons for search and colour mode follow them. */
  items: z.array(
    z.union([dropdown, link], 'it must be a link (`label` with `to` or `href`) or a dropdown (`label` with `items`)'),
  ),
})

const footer = z.strictObject({
  /** Columns of links. */
  columns: z.array(
    z.strictObject({
      /** The heading of the column. */
      title: text,
      /** Its links. */
      items: z.array(link),
    }),
  ),
  /** Lines below the columns, in Markdown. */
  notes: z.array(text),
})

/** Address of the main version of the docs: the one that lists, search and short links use. */
export const mainDocsPath = '/docs'

const version = z.strictObject({
  /** Stored in the browser of a reader who chooses this version. */
  name: text,
  /** What readers see. */
  label: text,
  /** Where its docs are served. */
  path: z
    .string('it must be text')
    .regex(/^(?:\/[^/?#\s]+)+$/, 'it must be a path such as /docs/1.0, without a slash at its end'),
  /** Where its docs are written. */
  folder: z
    .string('it must be text')
    .regex(
      /^content\/(?!(?:blog|data|pages)$)[a-z\d][\w.-]*$/i,
      'it must be a folder of its own in content/, such as content/docs-1.0',
    ),
  /** Tells readers that this is not the version to use. */
  banner: z.enum(['none', 'unreleased', 'unmaintained'], 'it must be none, unreleased or unmaintained').default('none'),
})

const versions = z
  .array(version, 'it must be a list of versions')
  .refine(
    list => list.some(({ path }) => path === mainDocsPath),
    `one of the versions must have the path ${mainDocsPath}`,
  )
  .superRefine((list, context) => {
    for (const key of ['name', 'path', 'folder'] as const) {
      list.forEach((entry, index) => {
        const isTaken = list.slice(0, index).some(earlier => earlier[key] === entry[key])
        const message = `it must differ from the \`${key}\` of every other version`
        if (isTaken) context.addIssue({ code: 'custom', path: [index, key], message })
      })
    }
  })
  .default([{ name: 'current', label: 'Next', path: mainDocsPath, folder: 'content/docs', banner: 'none' }])

/** A service for page views that understands gtag.js. */
const analytics = z.strictObject({
  /** Which property of the service counts the page views. */
  id: z.string('it must be text').regex(/^G-[A-Z\d]+$/, 'it must be a measurement id such as G-ABC123'),
  /** The script that is loaded. */
  script: service.default('https://www.googletagmanager.com/gtag/js'),
  /** The origins that the script may send to; the security policy names them. */
  connect: serviceOrigins.default([
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://www.googletagmanager.com',
  ]),
  /** Whether nothing is loaded or sent for readers who ask for that by Do Not Track or Global Privacy Control. */
  respectsDoNotTrack: flag.default(true),
})

const embeds = z
  .array(host, 'it must be a list of hosts')
  .superRefine((list, context) => {
    list.forEach((entry, index) => {
      const isRepeated = list.indexOf(entry) < index
      if (isRepeated) context.addIssue({ code: 'custom', path: [index], message: 'it is in the list already' })
    })
  })
  .default([])

/** The addresses that the runner links to; links without one are left out. */
const runner = z
  .strictObject({
    /** The page that explains what the errors of q mean. */
    errors: path.optional(),
    /** The page that says how faithful the runner is. */
    faithfulness: path.optional(),
    /** Where readers report a wrong answer; `{title}` and `{body}` are replaced by what was typed and printed. */
    feedback: url.refine(address => address.includes('{body}'), 'it must hold {body}').optional(),
  })
  .default({})

/** A YAML or JSON file, and the schema of its contents. */
interface DataSource {
  file: string
  schema: z.ZodType
}

/** Data files by the names that components use for them. */
export type DataSources = Record<string, DataSource>

/** The parsed contents of the files, typed by their schemas; undefined for a missing file. */
export type DataOf<Sources extends DataSources> = {
  [Name in keyof Sources]: z.output<Sources[Name]['schema']> | undefined
}

/** A file beside the pages: its path on the site, such as `/calendar.ics`, and its text. */
export type OutputFile = [path: string, text: string]

const dataSource = z.strictObject({
  file: z
    .string('it must be text')
    .regex(
      /^content\/data\/(?:(?!\.)[\w.-]+\/)*[\w-][\w.-]*\.(?:ya?ml|json)$/,
      'it must be a .yml, .yaml or .json file below content/data/',
    ),
  // Recognised by a key and not by `instanceof`, since a site may have installed its own copy of zod.
  schema: z.custom<z.ZodType>(
    value => typeof value === 'object' && value !== null && '_zod' in value,
    'it must be a schema of zod 4',
  ),
})

export const siteConfigSchema = z.strictObject({
  /** The name of the site. */
  title: text,
  /** A few words that follow the name in the title of the home page, in the footer and on the image for sharing. */
  tagline: text,
  /** One or two sentences for search engines: of the home page, and of standalone pages that have none of their own. */
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
  /** The icon of browser tabs: an SVG, PNG or ICO. */
  favicon: path,
  /** The icon on the home screen of phones: a PNG, 180 pixels square, without transparent parts. */
  touchIcon: path.optional(),
  /** Square PNGs for readers who install the site. */
  icons: z
    .array(
      z.strictObject({
        /** The file. */
        src: path,
        /** Its width in pixels, which is its height too. */
        size: wholeNumber.min(16),
        /** Whether the system may crop it to a circle or another shape: the middle 80 % must contain everything that matters. */
        isMaskable: flag.default(false),
      }),
    )
    .default([]),
  /** The picture beside the name in the navbar. */
  logo: z.strictObject({
    /** The file. */
    src: path,
    /** What it shows, for readers who do not see it; empty beside a title that says the same. */
    alt: z.string(),
    /** Its width in pixels. */
    width: z.int(),
    /** Its height in pixels. */
    height: z.int(),
  }),
  /**
   * A stylesheet below `static`, such as `/site.css`, that every page links after its own: for colours and fonts. The variables to
   * set are in `src/styles/tokens.css` of this package.
   */
  stylesheet: path.optional(),
  /** A line below the navbar, until the reader closes it. */
  announcementBar: z
    .strictObject({
      /** A new one shows the bar again to those who have closed it. */
      id: text,
      /** What it says, in Markdown. */
      content: text,
      /** The pages that show it, each with all pages below it (`/` is the home page alone); every page if left out. */
      paths: z.array(path).optional(),
    })
    .optional(),
  /** The bar at the top of every page. */
  navbar,
  /** What stands at the end of every page. */
  footer,
  /** How many pages are fetched in advance because a link to them is visible; 0 for none. The page of a link under the pointer is fetched in any case. Slow connections and readers who save data get neither. */
  prefetch: wholeNumber.min(0).max(10).default(2),
  /** Which headings the table of contents of a doc or post lists, unless its front matter says otherwise. */
  tableOfContents: z
    .strictObject({
      /** The highest level: 2 is `##`. */
      minHeadingLevel: z.int().min(2).max(6),
      /** The lowest level. */
      maxHeadingLevel: z.int().min(2).max(6),
    })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 5 }),
  /** How Markdown is read. */
  markdown: z
    .strictObject({
      /** `detect` reads `.md` as CommonMark and `.mdx` as MDX; `mdx` reads both as MDX. */
      format: z.enum(['detect', 'mdx'], 'it must be detect or mdx'),
    })
    .default({ format: 'detect' }),
  /** The versions of the docs. Most sites have one. */
  versions,
  /**
   * Old addresses and the pages that they lead to: `{ '/start': '/docs/intro', '/guide/*': '/docs/*' }`. The second leads from
   * each address below `/guide` to that below `/docs`. At an address that a page has, the page is shown.
   */
  redirects: redirects.default({}),
  /** Where a file can be edited; its path below the site's folder is appended. Docs and posts link there. */
  editUrl: url.optional(),
  /** Where a reader can report a problem; `{url}` and `{title}` are replaced by address and title of the page. */
  reportUrl: url.optional(),
  /** A service that counts page views. Without this key nothing is ever sent. */
  analytics: analytics.optional(),
  /**
   * The hosts whose frames, pictures, videos and sound pages may show, such as `www.youtube-nocookie.com`. In their place a page first
   * shows a card with the title, and loads them when the reader asks for it. Media of all other hosts are blocked.
   */
  embeds,
  /** Who answers searches: the site itself, or a service. */
  search,
  /** Whether the site has a page `/console` on which readers run q. */
  console: flag.default(false),
  /** Where the links of the q runner lead. */
  runner,
  /** Settings of the reference, which a site has if it has the folder `content/reference`. */
  reference: z
    .strictObject({
      /** The manual of the language: `manual` in the front matter of an entry is a path below `url`. */
      manual: z
        .strictObject({
          /** What the links to it say. */
          label: text,
          /** Its address. */
          url: url.regex(/\/$/, 'it must end in a slash'),
        })
        .optional(),
    })
    .default({}),
  /** Whether docs and posts show when they were last changed, according to front matter or git. */
  lastUpdate: flag.default(true),
  /** Whether browsers save the pages that were read, for reading offline. If switched off, they remove what they have saved. */
  offline: flag.default(true),
  /** Whether an image is drawn for each doc and post, and one for all other pages, to be shown where they are shared. */
  socialImages: flag.default(true),
  /** Whether a build writes compressed copies (`.br`, `.gz`) beside its text files, for hosts that send such copies. */
  precompress: flag.default(false),
  /** The lists of posts. */
  blog: z
    .strictObject({
      /** The title of the blog and of its feeds. */
      title: text,
      /** One sentence for search engines and feeds. */
      description: text,
      /** The heading above the list of posts in the sidebar. */
      sidebarTitle: text,
      /** How many posts a page of a list shows. */
      postsPerPage: z.int().min(1),
    })
    .default({ title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: 10 }),
  /** What the build says about mistakes of each kind: nothing, a warning, or an error, which ends it. */
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

/** What the configuration says, without the functions in it: plain data, from which pages are rendered. */
export type SiteSettings = Omit<SiteConfig, 'data' | 'outputs' | 'docCardNote'>

export function getSiteSettings({ data: _, outputs: __, docCardNote: ___, ...settings }: SiteConfig): SiteSettings {
  return settings
}

export type Checks = SiteConfig['checks']
export type Analytics = z.output<typeof analytics>
export type HostedSearch = z.output<typeof hosted>
export type SiteLink = z.output<typeof link>
export type VersionConfig = SiteConfig['versions'][number]
export type NavbarItem = SiteConfig['navbar']['items'][number]

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
