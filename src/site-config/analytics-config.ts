import { z } from 'zod'
import { flag, service, serviceOrigins } from './value-forms.ts'

/** A service for page views that understands gtag.js. Without this key nothing is ever sent. */
export const analytics = z.strictObject({
  id: z.string('it must be text').regex(/^G-[A-Z\d]+$/, 'it must be a measurement id such as G-ABC123'),
  script: service.default('https://www.googletagmanager.com/gtag/js'),
  /** The origins that the script may send to; the security policy names them. */
  connect: serviceOrigins.default([
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://www.googletagmanager.com',
  ]),
  /** Whether nothing is loaded or sent for readers who ask for that by Do Not Track or Global Privacy Control. */
  respectsDoNotTrack: flag.default(true),
})
