import { z } from 'zod'

const whole = z.int('it must be a whole number').min(0, 'it must not be negative')

const count = z
  .object({ passed: whole, total: whole })
  .refine(({ passed, total }) => passed <= total, { path: ['passed'], error: 'it must not be greater than `total`' })

/** How many documented examples the runner agrees with; `npm run q:score -- FILE --write` writes the file. */
export const runnerScore = z
  .object({
    date: z.iso.date('it must be a date such as 2024-03-19').transform(written => new Date(written)),
    /** Pages from which the examples were taken. */
    pages: whole,
    /** Inputs without documented output, which only have to run. */
    effects: count,
    /** Documented errors whose whole text agrees, and not only their code. */
    errorTexts: count,
    areas: z.array(z.object({ name: z.string('it must be text') }).and(count)),
  })
  .and(count)
