import type { SiteContent } from '../content/site-content.ts'
import { isIsland } from '../islands/create-island.tsx'
import { defaultTag } from '../search/search-facets.ts'
import { webSite } from './head/schema-org.ts'
import { siteImage } from './head/social-image-texts.ts'
import type { PageModule } from './read-page-modules.ts'
import { generatedPage, type Route } from './route.ts'

/** Pages below `content/pages` that are written as React components. */
export function listModuleRoutes(site: SiteContent, modules: PageModule[]): Route[] {
  return modules.map(module => moduleRoute(module, site))
}

function moduleRoute(module: PageModule, site: SiteContent): Route {
  const { url, file, title, description, stylesheets } = module
  const { config } = site
  return {
    ...generatedPage,
    path: url,
    source: file,
    name: file,
    isIndexed: true,
    files: [file],
    componentStylesheets: stylesheets,
    image: siteImage(config),
    head: () => ({
      title: title ?? `${config.title}: ${config.tagline}`,
      description: description ?? config.description,
      facets: { tag: defaultTag },
      structuredData: url === '/' ? [webSite(config)] : [],
    }),
    render: () => <ModulePage module={module} site={site} />,
  }
}

/** Islands get no `site`, since their props are sent to the browser as JSON. */
function ModulePage({ module: { Component }, site }: { module: PageModule; site: SiteContent }) {
  return isIsland(Component) ? <Component /> : <Component site={site} />
}
