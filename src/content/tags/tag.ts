import type { z } from 'zod'
import type { articleFrontMatter } from '../schemas/front-matter-schemas.ts'

export interface Tag {
  label: string
  /** `/blog/tags/kdb-q`. */
  url: string
  description: string | undefined
}

/** A tag in front matter: a key of `tags.yml` or, for a tag that the file does not have, `{ label, permalink }`. */
export type TagName = NonNullable<z.output<typeof articleFrontMatter>['tags']>[number]
