// The YAML files that authors write. Messages complete the sentence "Correct it: …".
import { z } from 'zod'
import { docusaurusOnly, flag, list, permalink, position, slug, text } from './field-schemas.ts'

const handle = z
  .string()
  .regex(
    /^(?:https?:\/\/\S+|[^\s/]+)$/,
    'it must be a name without spaces and slashes, or an address that starts with https://',
  )

/** An entry of `content/blog/authors.yml`. */
export const authorEntry = z.object({
  name: text,
  title: text.optional(),
  url: text.optional(),
  email: z.email('it must be an e-mail address').optional(),
  image_url: text.optional(),
  socials: z.record(z.string(), handle, 'it must map names of platforms to handles or addresses').optional(),
  description: text.optional(),
  /** For search engines; a person by default. */
  type: z.enum(['Person', 'Organization'], 'it must be Person or Organization').optional(),
  page: z.unknown().optional(),
})

/** The page of a category: a generated list of its docs, or a doc. */
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

/** A `_category_.yml` or `_category_.json`. */
export const categoryFile = z.object({
  label: text.optional(),
  position: position.optional(),
  description: text.optional(),
  collapsed: flag.optional(),
  collapsible: flag.optional(),
  link: categoryLink.nullable().optional(),
  key: docusaurusOnly,
  className: docusaurusOnly,
  customProps: docusaurusOnly,
})

/** An entry of `content/blog/tags.yml`. */
export const tagEntry = z.object({
  label: text.optional(),
  permalink: permalink.optional(),
  description: text.optional(),
})

const docMessage = 'it must be the id of a doc, such as concepts/joins or concepts/joins#as-of-join'
/** An entry of `content/data/glossary.yml`. */
export const glossaryEntry = z.object({
  term: text,
  also: list.optional(),
  meaning: text.refine(meaning => !/\]\(|\]\[|<[a-z/]|https?:/i.test(meaning), 'it must be text without links'),
  doc: z
    .string(docMessage)
    .regex(/^[^#\s]+(?:#[\w-]+)?$/, docMessage)
    .optional(),
})

/** `content/data/search-aliases.yml`: queries for which search puts a page or section first. */
export const searchAliases = z.array(
  z.object({
    target: z.string().regex(/^\/[^\s?]*$/, 'it must be an address such as /docs/concepts/joins#as-of-join'),
    queries: list,
  }),
  'it must be a list of maps with `target` and `queries`',
)

const startPagePath = 'it must be a path of this site such as /docs/intro'

/** `content/data/search-start.yml`: what search offers before anything is typed. */
export const searchStart = z.object({
  pages: z
    .array(
      z.object({ label: text, to: z.string(startPagePath).regex(/^\/(?!\/)\S*$/, startPagePath) }),
      'it must be a list of maps with `label` and `to`',
    )
    .default([]),
  queries: list.default([]),
})

/** `content/data/search-synonyms.yml`: words of readers and the words of pages for the same thing, `reduce: [over]`. */
export const searchSynonyms = z.record(z.string(), list, 'it must be a map such as `reduce: [over]`')
