// The generator's part of the server bundle. It imports the site's own modules, which are bundled apart.
export { assembleSite, readRunnerSettings } from './assemble-site.ts'
export { writeSite } from './write-site/write-site.ts'

/** Imported lazily: only a build draws social images. */
export const loadDrawing = () => import('../outputs/social-images/draw-social-images.ts')
