import code from './before-paint.client.ts?inline-script'

/** The bundled and minified inline script of every page. */
export const beforePaint: string = code
