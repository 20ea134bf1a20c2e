// What a build bundles to run in Node: the generator together with the site's own modules.
export { assembleSite, readRunnerSettings } from './assemble-site.ts'
export { writeSite } from './write-site/write-site.ts'

/** Imported lazily: only a build draws social images. */
export const loadDrawing = () => import('../outputs/social-images/draw-social-images.ts')
