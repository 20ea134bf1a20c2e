// What the configuration of the new site is made from.
import type { z } from 'zod'
import type { siteConfigSchema } from '../../site-config/site-config-schema.ts'
import type { PlannedVersion } from '../file-plan.ts'
import type { AddFinding } from '../report.ts'
import type { SourceSite } from '../source/source-site.ts'

export type NewConfig = Partial<z.input<typeof siteConfigSchema>>

export interface ConversionInput {
  site: SourceSite
  versions: PlannedVersion[]
  /** What the moved files say about themselves. */
  moved: MovedContent
  add: AddFinding
}

export interface MovedContent {
  /** Addresses of docs by their ids, those of further instances as `instance/id`. */
  urlByDocId: ReadonlyMap<string, string>
  labelByDocId: ReadonlyMap<string, string>
  /** The first page of each sidebar, by its name. */
  firstUrlOfSidebar: ReadonlyMap<string, string>
  /** Whether the home page is a file of the site. */
  hasHomePage: boolean
  hasPosts: boolean
  /** Addresses of pages of authors, below that of the blog. */
  authorPages: string[]
  /** Files below `static`, as `/img/logo.svg`. */
  staticFiles: ReadonlySet<string>
  /** The size of an image below `static`. */
  sizeOf: (path: string) => { width: number; height: number } | undefined
  /** Whether `.md` files have to be read as MDX. */
  readsMdAsMdx: boolean
  /** Hosts of frames, images and media. */
  hosts: string[]
}
