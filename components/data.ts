// The data files of this site: `site.config.ts` names them, and components get what is in them from `useSite<typeof data>()`.
import { z } from 'zod'

const text = z.string('it must be text').trim().min(1, 'it must not be empty')
const day = z.iso.date('it must be a date such as 2024-03-19').transform(written => new Date(written))

const clockForm = 'it must be a time such as "17:00"'
const clock = z.string(clockForm).regex(/^([01]\d|2[0-3]):[0-5]\d$/, clockForm)

/** When the happy hour takes place. */
const happyHour = z.object({
  timezone: z.literal('UTC', 'it must be UTC, which the calendar file says too'),
  rule: text,
  sessions: z.array(z.object({ date: day, start: clock, end: clock, topic: text, level: text })),
})

export type HappyHour = z.output<typeof happyHour>

const whole = z.int('it must be a whole number').min(0, 'it must not be negative')
const count = z
  .object({ passed: whole, total: whole })
  .refine(({ passed, total }) => passed <= total, { path: ['passed'], error: 'it must not be greater than `total`' })

export type Count = z.output<typeof count>

/** How many documented examples the runner agrees with; `npm run q:score -- FILE --write` writes the file. */
const runnerScore = z
  .object({
    date: day,
    /** The number of pages that the examples were taken from. */
    pages: whole,
    /** Inputs without documented output, which only have to run. */
    effects: count,
    /** Documented errors whose whole text agrees, and not only their code. */
    errorTexts: count,
    areas: z.array(z.object({ name: z.string('it must be text') }).and(count)),
  })
  .and(count)

const testimonials = z.object({
  testimonials: z.array(z.object({ quote: text, name: text, sample: z.boolean('it must be true or false') })),
})

export const data = {
  happyHour: { file: 'content/data/happy-hour.yml', schema: happyHour },
  runnerScore: { file: 'content/data/q-score.yml', schema: runnerScore },
  testimonials: { file: 'content/data/testimonials.yml', schema: testimonials },
}
