import { z } from 'zod'

const text = z.string('it must be text').trim().min(1, 'it must not be empty')

const day = z.iso.date('it must be a date such as 2024-03-19').transform(written => new Date(written))

const clockForm = 'it must be a time such as "17:00"'
const clock = z.string(clockForm).regex(/^([01]\d|2[0-3]):[0-5]\d$/, clockForm)

/** When the happy hour takes place. */
export const happyHour = z.object({
  timezone: z.literal('UTC', 'it must be UTC, which the calendar file says too'),
  rule: text,
  sessions: z.array(z.object({ date: day, start: clock, end: clock, topic: text, level: text })),
})

export type HappyHour = z.output<typeof happyHour>
