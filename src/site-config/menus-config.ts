import { z } from 'zod'
import { flag, path, text, url } from './value-forms.ts'

/** `to`: a page of this site. `activePath`: the item is shown as current on every page below it, else on that of `to`. */
export const link = z
  .strictObject({ label: text, to: path.optional(), href: url.optional(), activePath: path.optional() })
  .refine(
    ({ to, href }) => (to === undefined) !== (href === undefined),
    // `abort`, so that this is the only message: the navbar would also try the item as a dropdown and report its keys.
    { error: 'it needs either `to` (a path of this site) or `href` (another site)', abort: true },
  )

const dropdown = z.strictObject({
  label: text,
  items: z.array(link, 'it must be a list of links').min(1, 'it must hold at least one link'),
})

export const navbar = z.strictObject({
  /** Whether the navbar disappears while the reader scrolls down, and comes back when they scroll up; `narrow`: on narrow screens only. */
  hideOnScroll: z.union([flag, z.literal('narrow')], 'it must be true, false or narrow').default(false),
  items: z.array(
    z.union([dropdown, link], 'it must be a link (`label` with `to` or `href`) or a dropdown (`label` with `items`)'),
  ),
})

export const footer = z.strictObject({
  columns: z.array(z.strictObject({ title: text, items: z.array(link) })),
  /** Lines below the columns, in Markdown. */
  notes: z.array(text),
})
