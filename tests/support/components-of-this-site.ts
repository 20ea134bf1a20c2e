import { components } from 'virtual:site-modules'
import { generatorComponentNames } from '../../src/mdx/mdx-runtime.tsx'
import { readSiteComponents } from '../../src/mdx/site-components.ts'

/** The components of this repository's own site, by their names. */
export const componentsOfThisSite = readSiteComponents(components, generatorComponentNames, ({ what }) => {
  throw new Error(what)
})
