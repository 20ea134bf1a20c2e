import code from './before-paint.client.ts?inline-script'

/** The inline script of every page. */
export const beforePaint: string = code
