// The shape of everything authors write in front matter and YAML files. Messages complete the sentence "Correct it: …".
import { z } from 'zod'
import { readWrittenDate } from './written-date.ts'

const text = z.union([z.string().trim().min(1), z.number()], 'it must be text').transform(String)
const headingLevel = z.int('it must be a whole number from 2 to 6').min(2).max(6)
const list = z.array(text, 'it must be a list, such as [joins, tables]')
const flag = z.boolean('it must be true or false')
const position = z.number('it must be a number')
/** As the slug of a doc may be, since it counts from the doc's folder; elsewhere it would lead out of the site. */
const relativeSlug = text.pipe(z.string().regex(/^[^?#\n]+$/, 'it must be a path without ? and #'))
const withoutDots = /^(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))/
const withoutDotsForm = 'it must be a path without `.` and `..` as its parts'
const slug = relativeSlug.pipe(z.string().regex(withoutDots, withoutDotsForm))

const editUrlForm = 'it must be an address that starts with https://, or null'
const editUrl = z.union([z.url({ protocol: /^https?$/, error: editUrlForm }), z.literal(''), z.null()], editUrlForm)
const neighbour = z.union([text, z.null()], 'it must be the id of a doc, or null')

const dateForm = 'it must be a date such as 2024-03-19'
const date = z.string(dateForm).transform(readWrittenDate).pipe(z.date(dateForm))

/** Has an effect on classic sites only, and its loss takes nothing from the words: known, so that nobody is told to remove it. */
const ofClassicSites = z.unknown().optional()
const markdownFormat = z.enum(['md', 'mdx', 'detect'], 'it must be md, mdx or detect')

const shared = {
  title: text.optional(),
  description: text.optional(),
  slug: slug.optional(),
  keywords: list.optional(),
  /** Queries that shall find this page first. */
  searchAliases: z.array(text, 'it must be a list, such as [aj, asof]').optional(),
  /** Whether the page shows examples of everything: search puts it behind the pages that answer as well. */
  demonstration: flag.optional(),
  image: text.optional(),
  sidebar_label: text.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
  format: markdownFormat.optional(),
  mdx: z.object({ format: markdownFormat.optional() }, 'it must be a map with `format`').optional(),
}

const permalink = z
  .string()
  .regex(/^\/[^\s?#]+$/, 'it must be a path such as /joins')
  .regex(withoutDots, withoutDotsForm)

/** A tag by its name in `tags.yml`, or spelt out. */
const tagName = z.union(
  [text, z.object({ label: text, permalink })],
  'it must be a name, or a map with `label` and `permalink`',
)

/** What the front matter of docs and posts may say besides. */
export const articleFrontMatter = z.object({
  ...shared,
  tags: z.array(tagName, 'it must be a list, such as [joins, tables]').optional(),
  custom_edit_url: editUrl.optional(),
  /** Whether terms of the glossary are explained where they first occur. */
  glossary: flag.optional(),
  last_update: z
    .object({ date: date.optional(), author: text.optional() }, 'it must be a map with `date` or `author`')
    .refine(({ date, author }) => date !== undefined || author !== undefined, 'it must hold `date` or `author`')
    .optional(),
})

/** Refuses a page that is a draft and unlisted at once. */
const notBoth = {
  check: (data: { draft?: boolean | undefined; unlisted?: boolean | undefined }) => !(data.draft && data.unlisted),
  problem: { path: ['unlisted'], error: 'it must not be set together with `draft`' },
}

export const docFrontMatter = z
  .object({
    ...articleFrontMatter.shape,
    slug: relativeSlug.optional(),
    id: text.pipe(z.string().regex(/^[^/]+$/, 'it must not hold a slash')).optional(),
    sidebar_position: position.optional(),
    pagination_label: text.optional(),
    pagination_prev: neighbour.optional(),
    pagination_next: neighbour.optional(),
    hide_title: flag.optional(),
    displayed_sidebar: z.union([text, z.null()], 'it must be the name of a sidebar, or null').optional(),
    parse_number_prefixes: flag.optional(),
    sidebar_class_name: ofClassicSites,
    sidebar_custom_props: ofClassicSites,
    sidebar_key: ofClassicSites,
  })
  .refine(notBoth.check, notBoth.problem)

const handle = z
  .string()
  .regex(
    /^(?:https?:\/\/\S+|[^\s/]+)$/,
    'it must be a name without spaces and slashes, or an address that starts with https://',
  )

export const author = z.object({
  name: text,
  title: text.optional(),
  url: text.optional(),
  email: z.email('it must be an e-mail address').optional(),
  image_url: text.optional(),
  socials: z.record(z.string(), handle, 'it must map names of platforms to handles or addresses').optional(),
  description: text.optional(),
  /** For search engines: a person where it is not said. */
  type: z.enum(['Person', 'Organization'], 'it must be Person or Organization').optional(),
  page: z.unknown().optional(),
})

const authorsForm = 'it must be a key of authors.yml, a map with a `name`, or a list of them'
const namedAuthor = z.union(
  [text.transform(key => ({ key })), z.object({ ...author.partial().shape, key: text.optional() })],
  authorsForm,
)

export const postFrontMatter = z
  .object({
    ...articleFrontMatter.shape,
    date: date.optional(),
    authors: z.union([z.array(namedAuthor), namedAuthor.transform(one => [one])], authorsForm).optional(),
    author: text.optional(),
    author_title: text.optional(),
    author_url: text.optional(),
    author_image_url: author.shape.image_url,
    title_meta: text.optional(),
    id: ofClassicSites,
    /** Posts of one series lead from part to part. */
    series: text.optional(),
  })
  .refine(notBoth.check, notBoth.problem)

export const pageFrontMatter = z
  .object({
    ...shared,
    hide_title: flag.optional(),
    wrapperClassName: text.optional(),
    id: ofClassicSites,
    last_update: ofClassicSites,
  })
  .refine(notBoth.check, notBoth.problem)

/** What the page of a category is. */
export const categoryLink = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('generated-index'),
      title: text.optional(),
      description: text.optional(),
      slug: slug.optional(),
    }),
    z.object({ type: z.literal('doc'), id: text }),
  ],
  'it must be a map with `type: generated-index`, or `type: doc` and an `id`',
)

export const categoryFile = z.object({
  label: text.optional(),
  position: position.optional(),
  description: text.optional(),
  collapsed: flag.optional(),
  collapsible: flag.optional(),
  link: categoryLink.nullable().optional(),
  key: ofClassicSites,
  className: ofClassicSites,
  customProps: ofClassicSites,
})

export const tag = z.object({
  label: text.optional(),
  permalink: permalink.optional(),
  description: text.optional(),
})

export const testimonial = z.object({ quote: text, name: text, sample: flag })

const clock = z
  .string('it must be a time such as "17:00"')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it must be a time such as "17:00"')
export const happyHour = z.object({
  timezone: z.literal('UTC', 'it must be UTC, which the calendar file says too'),
  rule: text,
  sessions: z.array(z.object({ date, start: clock, end: clock, topic: text, level: text })),
})

const docPlaceForm = 'it must be the id of a doc, such as concepts/joins or concepts/joins#as-of-join'
export const glossaryTerm = z.object({
  term: text,
  also: list.optional(),
  meaning: text.refine(meaning => !/\]\(|\]\[|<[a-z/]|https?:/i.test(meaning), 'it must be text without links'),
  doc: z
    .string(docPlaceForm)
    .regex(/^[^#\s]+(?:#[\w-]+)?$/, docPlaceForm)
    .optional(),
})

/** Queries that a section answers: it is found first. */
export const searchAliases = z.array(
  z.object({
    target: z.string().regex(/^\/[^\s?]*$/, 'it must be an address such as /docs/concepts/joins#as-of-join'),
    queries: list,
  }),
  'it must be a list of maps with `target` and `queries`',
)

/** What readers say -> what the pages say instead: `reduce: [over]`. */
export const searchSynonyms = z.record(z.string(), list, 'it must be a map such as `reduce: [over]`')
