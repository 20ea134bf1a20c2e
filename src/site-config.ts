// What a site is: its names, links, limits and switches. `site.config.ts` gives the values; this file says their form.
import { z } from 'zod'

const text = z.string('it must be text').min(1, 'it must not be empty')
const path = z.string('it must be text').regex(/^\/(?!\/)/, 'it must be a path of this site that starts with one `/`')
const url = z.url({ protocol: /^https?$/, error: 'it must be an address that starts with https://' })

/** `activePath`: the item counts as current on every page below it; its own `to` where none is given. */
const link = z
  .strictObject({ label: text, to: path.optional(), href: url.optional(), activePath: path.optional() })
  .refine(
    ({ to, href }) => (to === undefined) !== (href === undefined),
    // Else an item of the navbar that is no link would be taken for a link with strange keys.
    { error: 'it needs either `to` (a path of this site) or `href` (another site)', abort: true },
  )
const dropdown = z.strictObject({
  label: text,
  items: z.array(link, 'it must be a list of links').min(1, 'it must hold at least one link'),
})

/** Address of the main version of the docs, the one that lists, search and short links are about. */
export const mainDocsPath = '/docs'

const version = z.strictObject({
  /** Kept in the browser of a reader who chooses this version. */
  name: text,
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
  /** Tells readers that the version is not the one to use. */
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

/** Of scripts that run in the page and of what they send to: encrypted, and without wildcards. Only this machine may do without. */
const service = z
  .url({
    hostname: /^[a-z\d-]+(?:\.[a-z\d-]+)*$/,
    error: 'it must be an address that starts with https://, without wildcards',
  })
  .refine(
    value => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(value),
    'it must be an address that starts with https://',
  )

/** Page views go to a service that understands gtag.js. Whoever has a site without this key has nothing sent anywhere. */
const analytics = z.strictObject({
  id: z.string('it must be text').regex(/^G-[A-Z\d]+$/, 'it must be a measurement id such as G-ABC123'),
  script: service.default('https://www.googletagmanager.com/gtag/js'),
  /** Where the script may send to: origins, for the security policy. */
  connect: z
    .array(service.refine(isOrigin, 'it must have no path and no slash at its end'), 'it must be a list of addresses')
    .default([
      'https://www.google-analytics.com',
      'https://region1.google-analytics.com',
      'https://www.googletagmanager.com',
    ]),
  /** Whether Do Not Track and Global Privacy Control are followed: then nothing is loaded or sent. */
  respectsDoNotTrack: z.boolean('it must be true or false').default(true),
})

const severity = z.enum(['off', 'warning', 'error'], 'it must be off, warning or error').optional()

/** How much weight a check has; what is not named keeps the weight in parentheses. */
const checks = z.strictObject(
  {
    /** (error) Links and images of the finished pages that lead to nothing. */
    brokenLinks: severity,
    /** (warning) Links written as Markdown files that lead to no page. */
    brokenMarkdownLinks: severity,
    /** (warning) Links to a heading that its page does not have. */
    brokenAnchors: severity,
    /** (warning) Pages with one address, or with addresses that differ by case alone. */
    duplicateRoutes: severity,
    /** (warning) Images that nothing names. */
    unusedImages: severity,
    /** (warning) Images that are larger than any page shows them. */
    oversizedImages: severity,
    /** (warning) Frames, and images and media of other hosts, which the security policy does not let browsers show. */
    blockedMedia: severity,
    /** (warning) Docs that no sidebar holds and no page links to. */
    orphanDocs: severity,
    /** (warning) Posts that lists show in full. */
    untruncatedPosts: severity,
    /** (warning) Tags that `tags.yml` does not know. */
    inlineTags: severity,
    /** (off) Links to other sites that do not answer; never an error, since others may mend or break them at any time. */
    externalLinks: z.enum(['off', 'warning'], 'it must be off or warning').optional(),
  },
  'it must be a map such as { brokenAnchors: "error" }',
)

const folder = z
  .string('it must be text')
  .regex(/^\/(?:[^/?#\s]+\/)*$/, 'it must be a path such as /docs/, with a slash at both ends')

/** Of search, whoever answers. */
const anySearch = {
  /** Results below `from` are shown as standing below `to`, and pages answer there too. `false` shows their own addresses. */
  rewrite: z
    .union(
      [
        z.literal(false),
        z.strictObject({
          from: folder.refine(path => path !== '/', 'it must name a folder, such as /docs/'),
          to: folder,
        }),
      ],
      'it must be false, or `from` and `to` with paths such as /docs/ and /',
    )
    .default({ from: '/docs/', to: '/' }),
  /** Where readers say that a search should have found something; `{query}` stands for what they typed. */
  reportUrl: url.refine(address => address.includes('{query}'), 'it must hold {query}').optional(),
}

const applicationIdForm = 'it must be the application id of the service, such as AB12CD34EF'
const apiKeyForm = 'it must be a public key of the service that may search and nothing else'

const hostedSearch = z.strictObject({
  ...anySearch,
  provider: z.literal('hosted'),
  /** It names the service's hosts, so it can be nothing but letters and digits. */
  applicationId: z.string(applicationIdForm).regex(/^[a-z\d]+$/i, applicationIdForm),
  /**
   * Every page tells it to everybody, so it must be a key that may search and nothing else. A key that may write looks
   * the same and cannot be told from it here.
   */
  apiKey: z.string(apiKeyForm).regex(/^[\w+/=-]+$/, apiKeyForm),
  indexName: text,
  /** Whether only pages of the reader's language and docs version are found: the index must know these facets. */
  contextual: z.boolean('it must be true or false').default(true),
  /** Origins that answer, asked in this order; those of Algolia by default. The security policy allows them and no others. */
  hosts: z
    .array(service.refine(isOrigin, 'it must have no path and no slash at its end'), 'it must be a list of addresses')
    .min(1, 'it must name at least one host')
    .optional(),
  /** Whether an index of this site's own is built too, and answers when the service does not. */
  fallBackToEmbedded: z.boolean('it must be true or false').default(false),
})

const search = z.discriminatedUnion(
  'provider',
  [z.strictObject({ ...anySearch, provider: z.literal('embedded') }), hostedSearch],
  'it must be embedded or hosted',
)

export const siteConfigSchema = z.strictObject({
  title: text,
  tagline: text,
  description: text,
  /** Where the site is published: scheme and host. */
  url: url.refine(isOrigin, {
    error: ({ input }) =>
      `it must have no path and no slash at its end: \`${new URL(String(input)).origin}\`; a path is written as \`base\``,
  }),
  /** Below which path of `url` the site stands: `/` where the host is its own. Paths elsewhere in here start below it. */
  base: z
    .string('it must be text')
    .regex(/^\/(?:[\w-][\w.-]*\/)*$/, 'it must be a path such as /docs-site/, with a slash at both ends')
    .default('/'),
  favicon: path,
  /** Where a phone puts the site on its home screen: a PNG, 180 pixels square, without transparent parts. */
  touchIcon: path.optional(),
  /** Square PNGs for those who install the site, by the length of their edges in pixels. */
  icons: z
    .array(
      z.strictObject({
        src: path,
        size: z.int('it must be a whole number').min(16),
        /** Whether circles and other shapes may be cut from it: then its middle, 80 % wide, must hold all that matters. */
        isMaskable: z.boolean('it must be true or false').default(false),
      }),
    )
    .default([]),
  logo: z.strictObject({ src: path, alt: z.string(), width: z.int(), height: z.int() }),
  /** Shown above the navbar until the reader closes it; a new `id` shows it again. `content` is Markdown. */
  announcementBar: z.strictObject({ id: text, content: text }).optional(),
  navbar: z.strictObject({
    /** Whether the navbar leaves while the reader scrolls down and comes back on the way up. */
    hideOnScroll: z.boolean('it must be true or false').default(false),
    items: z.array(
      z.union([dropdown, link], 'it must be a link (`label` with `to` or `href`) or a dropdown (`label` with `items`)'),
    ),
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: text, items: z.array(link) })),
    /** Lines below the columns, in Markdown. */
    notes: z.array(text),
  }),
  /** How many pages are fetched ahead because a link to them is in view; 0 for none. Links pointed at are always fetched. */
  prefetch: z.int('it must be a whole number').min(0).max(10).default(2),
  tableOfContents: z
    .strictObject({ minHeadingLevel: z.int().min(2).max(6), maxHeadingLevel: z.int().min(2).max(6) })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 5 }),
  /** `detect` reads `.md` as CommonMark and `.mdx` as MDX; `mdx` reads both as MDX. */
  markdown: z
    .strictObject({ format: z.enum(['detect', 'mdx'], 'it must be detect or mdx') })
    .default({ format: 'detect' }),
  /** The docs, once for each version of what they are about; most sites have one. */
  versions: versions.default([
    { name: 'current', label: 'Next', path: mainDocsPath, folder: 'content/docs', banner: 'none' },
  ]),
  /** Where a file can be changed: its path below the site's folder is appended. Docs and posts lead there. */
  editUrl: url.optional(),
  /** Where a reader can report a problem; `{url}` and `{title}` stand for address and title of the page. */
  reportUrl: url.optional(),
  analytics: analytics.optional(),
  /** Who answers searches: an index of the site's own, or a hosted service. */
  search: search.prefault({ provider: 'embedded' }),
  /** Whether docs and posts say when they were last changed, as far as front matter or git knows. */
  lastUpdate: z.boolean('it must be true or false').default(true),
  /** Whether browsers save the pages that were read, for reading without a network. Switched off, they forget them. */
  offline: z.boolean('it must be true or false').default(true),
  /** Whether an image is drawn for each doc and post, and one for all other pages, shown where they are shared. */
  socialImages: z.boolean('it must be true or false').default(true),
  /** Whether a build writes compressed copies (`.br`, `.gz`) beside its text files, for hosts that send such copies. */
  precompress: z.boolean('it must be true or false').default(false),
  blog: z
    .strictObject({ title: text, description: text, sidebarTitle: text, postsPerPage: z.int().min(1) })
    .default({ title: 'Blog', description: 'Blog', sidebarTitle: 'All posts', postsPerPage: 10 }),
  checks: checks.default({}),
})

export type Checks = z.output<typeof checks>
export type SiteConfig = z.output<typeof siteConfigSchema>
export type Analytics = z.output<typeof analytics>
export type HostedSearch = z.output<typeof hostedSearch>
export type SiteLink = z.output<typeof link>
export type VersionConfig = SiteConfig['versions'][number]
export type NavbarItem = SiteConfig['navbar']['items'][number]

/** Types the configuration where it is written. */
export function defineSite(config: z.input<typeof siteConfigSchema>): z.input<typeof siteConfigSchema> {
  return config
}

/** Whether nothing follows the host; also of what is no address, which has been told and would be told twice. */
function isOrigin(address: string): boolean {
  return !URL.canParse(address) || new URL(address).origin === address
}
