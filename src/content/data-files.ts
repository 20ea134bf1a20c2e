import { z } from 'zod'
import { validateYaml } from './front-matter.ts'
import type { Report } from './problem.ts'
import { happyHour, searchAliases, searchSynonyms, testimonial } from './schemas.ts'
import { readSourceIfPresent } from './source-file.ts'

type Testimonial = z.output<typeof testimonial>
export type SearchAliases = z.output<typeof searchAliases>
export type SearchSynonyms = z.output<typeof searchSynonyms>
export type HappyHour = z.output<typeof happyHour>

export const searchAliasFile = 'content/data/search-aliases.yml'
export const searchSynonymFile = 'content/data/search-synonyms.yml'

/** What `content/data` holds; a file that a site does not have is undefined. */
export type SiteData = {
  testimonials: Testimonial[] | undefined
  happyHour: HappyHour | undefined
  searchAliases: SearchAliases | undefined
  searchSynonyms: SearchSynonyms | undefined
}

export function readDataFiles(root: string, report: Report): SiteData {
  return {
    testimonials: readData('content/data/testimonials.yml', z.object({ testimonials: z.array(testimonial) }))
      ?.testimonials,
    happyHour: readData('content/data/happy-hour.yml', happyHour),
    searchAliases: readData(searchAliasFile, z.object({ aliases: searchAliases }))?.aliases,
    searchSynonyms: readData(searchSynonymFile, z.object({ synonyms: searchSynonyms }))?.synonyms,
  }

  function readData<Shape extends z.ZodRawShape>(path: string, schema: z.ZodObject<Shape>) {
    const file = readSourceIfPresent(root, path)
    return file && validateYaml({ file, yaml: file.text, firstLine: 1, schema, report })
  }
}
