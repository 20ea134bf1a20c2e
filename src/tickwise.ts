// What a site imports from `tickwise`: in its configuration, its pages and its components.
import type { z } from 'zod'
import type { SiteContent } from './content/site-content.ts'
import type { DataOf, DataSources, siteConfigSchema } from './site-config/site-config-schema.ts'

export { onEachPage } from './browser/background-work.ts'
export { readStoredRecord, writeStored } from './browser/storage.ts'
export { withBasePath } from './browser/with-base-path.ts'
export type { Doc, SiteContent } from './content/site-content.ts'
export { githubSlug } from './lib/slug.ts'
export type { DataSources, OutputFile } from './site-config/site-config-schema.ts'
export { absoluteUrl } from './urls/site-url.ts'
export { type SiteForComponents, useSite } from './use-site.ts'
export { Day } from './widgets/post-byline/post-byline.tsx'

/** What a function of `outputs` is given: all of the site, with the data files that `Sources` names. */
export type SiteForOutputs<Sources extends DataSources> = Omit<SiteContent, 'data'> & { data: DataOf<Sources> }

/** Types the configuration where it is written. */
export function defineSite(config: z.input<typeof siteConfigSchema>): z.input<typeof siteConfigSchema> {
  return config
}
