import { z } from 'zod'

const text = z.string('it must be text').trim().min(1, 'it must not be empty')

export const testimonials = z.object({
  testimonials: z.array(z.object({ quote: text, name: text, sample: z.boolean('it must be true or false') })),
})
