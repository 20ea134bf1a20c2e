// The data files of this site: `site.config.ts` names them, and components get what is in them from `useSite<typeof data>()`.
import { runnerScore } from './faithfulness/runner-score-schema.ts'
import { happyHour } from './happy-hour/happy-hour-schema.ts'
import { testimonials } from './testimonials/testimonial-list.ts'

export const data = {
  happyHour: { file: 'content/data/happy-hour.yml', schema: happyHour },
  runnerScore: { file: 'content/data/q-score.yml', schema: runnerScore },
  testimonials: { file: 'content/data/testimonials.yml', schema: testimonials },
}
