// What runs in Node of the generator, bundled once per version. The code of a site is bundled apart and handed to it.
export { readSiteConfig } from '../content/input/read-config.ts'
export { createExamplesChecker } from '../q-pages/check/check-examples.ts'
export { assembleSite } from './assemble-site.ts'
export { writeSite } from './write-site/write-site.ts'
