import type { SidebarCategory, SiteContent } from '../content/site-content.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { DocsSidebar } from '../shell/docs-sidebar.tsx'
import { Pager } from '../shell/pager.tsx'
import { DocCards } from './doc-cards.tsx'
import { docNeighbours } from './doc-neighbours.ts'

export function CategoryPage({ category, site }: { category: SidebarCategory; site: SiteContent }) {
  const path = category.url ?? ''
  const { before, after } = docNeighbours(site, category)
  return (
    <div className="columns">
      <DocsSidebar items={site.sidebar} path={path} />
      <main id="main">
        <Breadcrumbs ancestors={[]} label={category.label} />
        <h1>{category.title}</h1>
        {category.description && <p className="lead">{category.description}</p>}
        <DocCards items={category.items} />
        <Pager
          name="Docs pages"
          before={before && { ...before, hint: 'Previous' }}
          after={after && { ...after, hint: 'Next' }}
        />
      </main>
    </div>
  )
}
