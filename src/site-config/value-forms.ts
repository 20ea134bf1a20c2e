// Forms that many settings share, each with the message for a value that has another.
import { z } from 'zod'

export const text = z.string('it must be text').min(1, 'it must not be empty')
export const flag = z.boolean('it must be true or false')
export const wholeNumber = z.int('it must be a whole number')

/** Path of a page or file of the site: `/docs/intro`. (`//host` would be another site.) */
export const path = z
  .string('it must be text')
  .regex(/^\/(?!\/)/, 'it must be a path of this site that starts with one `/`')

/** Path of a page: `/docs/intro`, without query, hash and slash at its end; or, with a star, of a page and all below it: `/guide/*`. */
const redirectForm = /^\/(?:$|\*$|(?!\/)[^?#*\s]*[^?#*\s/](?:\/\*)?$)/
export const redirects = z
  .record(
    z.string().regex(redirectForm, 'it must be a path such as /old or /old/*, without a slash at its end'),
    z
      .string('it must be text')
      .regex(redirectForm, 'it must be a path such as /new or /new/*, without a slash at its end'),
    'it must be a map such as { "/old": "/new" }',
  )
  .superRefine((entries, context) => {
    for (const [from, to] of Object.entries(entries)) {
      if (from.endsWith('*') !== to.endsWith('*'))
        context.addIssue({ code: 'custom', path: [from], message: 'it must end in `/*` if the old address does' })
      if (from === to) context.addIssue({ code: 'custom', path: [from], message: 'it must be another address' })
    }
  })

export const url = z.url({ protocol: /^https?$/, error: 'it must be an address that starts with https://' })

/**
 * Address of a service that runs scripts in the page or that they send to. It becomes a source of the security policy,
 * so it is encrypted and without wildcards; only this machine (`http://localhost:9000`) need not encrypt.
 */
export const service = z
  .url({
    hostname: /^[a-z\d-]+(?:\.[a-z\d-]+)*$/,
    error: 'it must be an address that starts with https://, without wildcards',
  })
  .refine(
    value => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(value),
    'it must be an address that starts with https://',
  )

export const serviceOrigins = z.array(
  service.refine(isOrigin, 'it must have no path and no slash at its end'),
  'it must be a list of addresses',
)

/** `videos.example` or `videos.example:8443`: a host that pages reach by https alone. */
export const host = z
  .string('it must be text')
  .refine(value => /^[a-z\d.-]+(?::\d+)?$/i.test(value) && URL.canParse(`https://${value}`), {
    error: 'it must be the name of a host, such as www.youtube-nocookie.com, without https://, a path or a wildcard',
    abort: true,
  })
  .refine(value => new URL(`https://${value}`).host === value, {
    error: ({ input }) => `it must be written as \`${new URL(`https://${input}`).host}\``,
  })

/** Whether nothing follows the host. Also true of what is no address at all: that has a message of its own. */
export function isOrigin(address: string): boolean {
  return !URL.canParse(address) || new URL(address).origin === address
}
