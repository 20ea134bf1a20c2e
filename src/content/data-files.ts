import type { z } from 'zod'
import { z as zod } from 'zod'
import { validateYaml } from './front-matter.ts'
import type { Report } from './problem.ts'
import { happyHour, testimonial } from './schemas.ts'
import { listFiles, readSource } from './source-file.ts'

type Testimonial = z.output<typeof testimonial>
export type HappyHour = z.output<typeof happyHour>

/** What `content/data` holds; a file that a site does not have is undefined. */
export type SiteData = { testimonials: Testimonial[] | undefined; happyHour: HappyHour | undefined }

export function readDataFiles(root: string, report: Report): SiteData {
  return {
    testimonials: readData('content/data/testimonials.yml', zod.object({ testimonials: zod.array(testimonial) }))
      ?.testimonials,
    happyHour: readData('content/data/happy-hour.yml', happyHour),
  }

  function readData<Shape extends zod.ZodRawShape>(path: string, schema: zod.ZodObject<Shape>) {
    if (!listFiles(root, 'content/data').includes(path)) return undefined
    const file = readSource(root, path)
    return validateYaml({ file, yaml: file.text, firstLine: 1, schema, report })
  }
}
