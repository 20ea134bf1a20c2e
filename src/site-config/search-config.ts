import { z } from 'zod'
import { flag, serviceOrigins, text, url } from './value-forms.ts'

const folder = z
  .string('it must be text')
  .regex(/^\/(?:[^/?#\s]+\/)*$/, 'it must be a path such as /docs/, with a slash at both ends')

/** Settings of both providers. */
const common = {
  /**
   * Shows results below `from` at shorter addresses below `to`, where pages answer too: `/docs/joins` as `/joins`.
   * `false` shows results at their own addresses.
   */
  rewrite: z
    .union(
      [
        z.literal(false),
        z.strictObject({
          /** The folder of the pages. */
          from: folder.refine(path => path !== '/', 'it must name a folder, such as /docs/'),
          /** The folder of the addresses that results show. */
          to: folder,
        }),
      ],
      'it must be false, or `from` and `to` with paths such as /docs/ and /',
    )
    .default({ from: '/docs/', to: '/' }),
  /** Where readers report that a search should have found something; `{query}` is replaced by what they typed. */
  reportUrl: url.refine(address => address.includes('{query}'), 'it must hold {query}').optional(),
}

const embedded = z.strictObject({ ...common, provider: z.literal('embedded') })

const applicationIdForm = 'it must be the application id of the service, such as AB12CD34EF'
const apiKeyForm = 'it must be a public key of the service that may search and nothing else'

export const hosted = z.strictObject({
  ...common,
  /** `embedded`: the site searches its own index. `hosted`: a service that understands Algolia's protocol does. */
  provider: z.literal('hosted'),
  /** Becomes part of the names of the service's hosts, so it may contain only letters and digits. */
  applicationId: z.string(applicationIdForm).regex(/^[a-z\d]+$/i, applicationIdForm),
  /**
   * Every page shows this key to everybody, so it must be one that may only search. A key that may write looks the same
   * and cannot be recognised here.
   */
  apiKey: z.string(apiKeyForm).regex(/^[\w+/=-]+$/, apiKeyForm),
  /** The index of the service. */
  indexName: text,
  /** Whether only pages of the reader's language and docs version are found; the index needs these facets. */
  contextual: flag.default(true),
  /** The origins that are asked, in this order; by default those of Algolia. The security policy allows no others. */
  hosts: serviceOrigins.min(1, 'it must name at least one host').optional(),
  /** Whether the site's own index is built as well and is used when the service fails. */
  fallBackToEmbedded: flag.default(false),
})

/** The provider of search: the site's own index, or a hosted service. */
export const search = z
  .discriminatedUnion('provider', [embedded, hosted], 'it must be embedded or hosted')
  .prefault({ provider: 'embedded' })
