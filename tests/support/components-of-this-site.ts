import { modules } from 'virtual:site-code'
import { generatorComponentNames } from '../../src/mdx/generator-component-names.ts'
import { readSiteComponents } from '../../src/mdx/site-components.ts'

/** The components of this repository's own site, by their names. */
export const componentsOfThisSite = readSiteComponents(modules.components, generatorComponentNames, ({ what }) => {
  throw new Error(what)
})
