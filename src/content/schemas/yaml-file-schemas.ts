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

const explanation = z
  .string('it must be a sentence')
  .regex(/^\p{Lu}[^\n]{10,138}\.$/u, 'it must be a sentence of at most 140 characters that ends in a full stop')
const sectionId = z
  .string('it must be the id of a heading')
  .regex(/^[^\s#]+$/, 'it must be the id of a heading, such as undefined-name')
const explanationsByCode = z.record(z.string(), explanation, 'it must map codes of errors to sentences')
const explanationOfForm = z.object({ anchor: sectionId, sentence: explanation })

/** `content/data/error-explanations.yml`: what the errors of q mean. `src/q-pages/error-explanations.ts` finds the one for an error. */
export const errorExplanations = z.object({
  /** The sentence for each code that is the id of a section. */
  codes: explanationsByCode.default({}),
  /** By the ids of further sections: the sentence for each code that the section explains. */
  sections: z
    .record(z.string(), explanationsByCode, 'it must map ids of sections to codes and their sentences')
    .default({}),
  /** Errors without a code of their own. `{code}` in a sentence stands for the text of the error. */
  others: z
    .object({
      file: explanationOfForm.optional(),
      bracket: explanationOfForm.optional(),
      literal: explanationOfForm.optional(),
      signal: explanationOfForm.optional(),
      name: explanationOfForm.optional(),
      /** Three habits of other languages, each an undefined name to q. */
      capitals: explanationOfForm.optional(),
      quotes: explanationOfForm.optional(),
      assignment: explanationOfForm.optional(),
    })
    .default({}),
})

/** `content/data/starting-points.yml`: programs that the q console offers. */
export const startingPoints = z.object({
  programs: z
    .array(
      z.object({
        title: text,
        about: text,
        /** Put into the editor of the console, from which the reader runs it. */
        code: text,
      }),
      'it must be a list of maps with `title`, `about` and `code`',
    )
    .default([]),
})

const ownIdsMessage = 'each `id` must be another one'
const haveOwnIds = (list: { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length

const simpleId = /^[a-z\d][a-z\d-]*$/

const topicId = 'it must be of small letters, digits and hyphens'

/** `content/practice/topics.yml`: what exercises are about, in the order in which they are listed. */
export const practiceTopics = z.object({
  topics: z
    .array(
      z.object({ id: z.string(topicId).regex(simpleId, topicId), title: text }),
      'it must be a list of maps with `id` and `title`',
    )
    .refine(haveOwnIds, ownIdsMessage),
})

const familyId = 'it must be the name of a folder, such as sorting'

/** `content/reference/families.yml`: the families of the reference, in the order in which it shows them. */
export const referenceFamilies = z.object({
  families: z
    .array(
      z.object({
        /** The folder of its entries. */
        id: z.string(familyId).regex(simpleId, familyId),
        title: text,
        about: text.optional(),
      }),
      'it must be a list of maps with `id` and `title`',
    )
    .refine(haveOwnIds, ownIdsMessage),
})
