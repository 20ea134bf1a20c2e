// The front matter of pages. Messages complete the sentence "Correct it: …".
import { z } from 'zod'
import { date, docusaurusOnly, flag, list, permalink, position, relativeSlug, slug, text } from './field-schemas.ts'
import { authorEntry } from './yaml-file-schemas.ts'

const headingLevel = z.int('it must be a whole number from 2 to 6').min(2).max(6)
const editUrlMessage = 'it must be an address that starts with https://, or null'
const editUrl = z.union(
  [z.url({ protocol: /^https?$/, error: editUrlMessage }), z.literal(''), z.null()],
  editUrlMessage,
)
const neighbour = z.union([text, z.null()], 'it must be the id of a doc, or null')

const permalinkWithHash = z.string().regex(/^\/[^\s?]+$/, 'it must be an address such as /docs/concepts/joins#choosing')

const markdownFormat = z.enum(['md', 'mdx', 'detect'], 'it must be md, mdx or detect')

const shared = {
  title: text.optional(),
  description: text.optional(),
  slug: slug.optional(),
  keywords: list.optional(),
  /** Queries that find this page first. */
  searchAliases: z.array(text, 'it must be a list, such as [aj, asof]').optional(),
  /** Whether the page shows examples of everything, so that search puts it behind other pages that answer as well. */
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

/** A tag by its key in `tags.yml`, or with a label and an address of its own. */
const tagName = z.union(
  [text, z.object({ label: text, permalink })],
  'it must be a name, or a map with `label` and `permalink`',
)

/** The keys that docs and posts have beyond those of standalone pages. */
export const articleFrontMatter = z.object({
  ...shared,
  tags: z.array(tagName, 'it must be a list, such as [joins, tables]').optional(),
  custom_edit_url: editUrl.optional(),
  /** Whether terms of the glossary are explained where they first occur. */
  glossary: flag.optional(),
  last_update: z
    .object({ date: date.optional(), author: text.optional() }, 'it must be a map with `date` or `author`')
    .refine(({ date, author }) => date !== undefined || author !== undefined, 'it must contain `date` or `author`')
    .optional(),
})

/** A page cannot be a draft and unlisted at once. */
const notDraftAndUnlisted = {
  check: (data: { draft?: boolean | undefined; unlisted?: boolean | undefined }) => !(data.draft && data.unlisted),
  problem: { path: ['unlisted'], error: 'it must not be set together with `draft`' },
}

export const docFrontMatter = z
  .object({
    ...articleFrontMatter.shape,
    slug: relativeSlug.optional(),
    id: text.pipe(z.string().regex(/^[^/]+$/, 'it must not contain a slash')).optional(),
    sidebar_position: position.optional(),
    pagination_label: text.optional(),
    pagination_prev: neighbour.optional(),
    pagination_next: neighbour.optional(),
    hide_title: flag.optional(),
    displayed_sidebar: z.union([text, z.null()], 'it must be the name of a sidebar, or null').optional(),
    parse_number_prefixes: flag.optional(),
    sidebar_class_name: docusaurusOnly,
    sidebar_custom_props: docusaurusOnly,
    sidebar_key: docusaurusOnly,
  })
  .refine(notDraftAndUnlisted.check, notDraftAndUnlisted.problem)

const authorsMessage = 'it must be a key of authors.yml, a map with a `name`, or a list of them'
const namedAuthor = z.union(
  [text.transform(key => ({ key })), z.object({ ...authorEntry.partial().shape, key: text.optional() })],
  authorsMessage,
)

export const postFrontMatter = z
  .object({
    ...articleFrontMatter.shape,
    date: date.optional(),
    authors: z.union([z.array(namedAuthor), namedAuthor.transform(one => [one])], authorsMessage).optional(),
    author: text.optional(),
    author_title: text.optional(),
    author_url: text.optional(),
    author_image_url: authorEntry.shape.image_url,
    title_meta: text.optional(),
    id: docusaurusOnly,
    /** Name of a series; each of its posts leads to the others. */
    series: text.optional(),
  })
  .refine(notDraftAndUnlisted.check, notDraftAndUnlisted.problem)

export const pageFrontMatter = z
  .object({
    ...shared,
    hide_title: flag.optional(),
    wrapperClassName: text.optional(),
    id: docusaurusOnly,
    last_update: docusaurusOnly,
  })
  .refine(notDraftAndUnlisted.check, notDraftAndUnlisted.problem)

/** The keys of pages whose place is given by a list: of topics or of families. */
const listedPage = {
  description: shared.description,
  keywords: shared.keywords,
  searchAliases: shared.searchAliases,
  draft: shared.draft,
  unlisted: shared.unlisted,
  format: shared.format,
}

/** A page of exercises. */
export const practiceFrontMatter = z.object({
  title: text,
  ...listedPage,
  /** The id of the topic of its exercises, from `content/practice/topics.yml`. */
  topic: text.optional(),
})

const manualMessage = 'it must be a path without a slash at its start, such as ref/asc/#xasc'

/** The page of one name in the reference of a language. */
export const referenceFrontMatter = z.object({
  ...listedPage,
  /** The name, then others that the page explains too. */
  names: list.min(1, 'it must hold at least one name'),
  /** What it is, in a few words. */
  title: text,
  position: position.optional(),
  /** How it is written, for each number of arguments and each meaning. */
  syntax: z.array(z.object({ form: text, does: text }), 'it must be a list of maps with `form` and `does`').optional(),
  /** The numbers of arguments for which the page has a table of types. */
  types: z
    .array(z.union([z.literal(1), z.literal(2)], 'it must be 1 or 2'), 'it must be [1], [2] or [1, 2]')
    .optional(),
  /** Names of related entries. */
  see: list.optional(),
  /** Addresses of pages that teach it. */
  taught: z.array(permalinkWithHash, 'it must be a list of addresses such as /docs/concepts/joins#choosing').optional(),
  /** Where the manual of the language describes it. */
  manual: z
    .string(manualMessage)
    .regex(/^[^/\s][^\s]*$/, manualMessage)
    .optional(),
  /** Whether the interpreter of the site lacks it. */
  missing: flag.optional(),
})
