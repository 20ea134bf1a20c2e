import { z } from 'zod'
import { path, url } from './value-forms.ts'

/**
 * The addresses that the runner links to; links without one are left out. Each is written out as text, since the browser's
 * bundle contains what the text of `site.config.ts` shows and does not run it.
 */
export const runner = z
  .strictObject({
    /** The page that explains what the errors of q mean. */
    errors: path.optional(),
    /** The page that says how faithful the runner is. */
    faithfulness: path.optional(),
    /** Where readers report a wrong answer; `{title}` and `{body}` are replaced by what was typed and printed. */
    feedback: url.refine(address => address.includes('{body}'), 'it must hold {body}').optional(),
  })
  .default({})
