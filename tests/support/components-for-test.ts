import type { ComponentType } from 'react'
import { generatorComponentNames } from '../../src/mdx/generator-component-names.ts'
import { readSiteComponents, type SiteComponent } from '../../src/mdx/site-components.ts'

/** Components of a site, as if each were exported by a separate file. */
export function componentsForTest(components: Record<string, ComponentType<never>>): Map<string, SiteComponent> {
  const modules = Object.entries(components).map(([name, component]) => ({
    file: `components/${name}.tsx`,
    exports: { [name]: component },
    stylesheets: [],
  }))
  return readSiteComponents(modules, generatorComponentNames, ({ what }) => {
    throw new Error(what)
  })
}
