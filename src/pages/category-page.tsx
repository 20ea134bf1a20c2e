import type { DocsVersion, SidebarCategory, SiteContent } from '../content/site-content.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { DocsSidebar } from '../shell/docs-sidebar.tsx'
import { DocsVersionChooser } from '../shell/docs-version.tsx'
import { DocsVersionBadge } from '../shell/docs-version-badge.tsx'
import { DocsVersionBanner } from '../shell/docs-version-banner.tsx'
import { Pager } from '../shell/pager.tsx'
import { DocCards } from './doc-cards.tsx'
import { docNeighbours } from './doc-neighbours.ts'
import { PrintSection } from './print-section.tsx'
import { studyPlanOf } from './study-plan.ts'

type Props = { category: SidebarCategory; version: DocsVersion; site: SiteContent }

export function CategoryPage({ category, version, site }: Props) {
  const { before, after } = docNeighbours(version, category)
  return (
    <div className="columns">
      <DocsSidebar items={version.sidebarByUrl.get(category.url ?? '') ?? []} path={category.url ?? ''}>
        <DocsVersionChooser versions={site.versions} version={version} page={category} />
      </DocsSidebar>
      <main id="main">
        <DocsVersionBanner site={site} version={version} page={category} />
        <Breadcrumbs ancestors={[]} label={category.label} />
        <DocsVersionBadge site={site} version={version} />
        <h1>{category.title}</h1>
        {category.description && <p className="lead">{category.description}</p>}
        <DocCards items={category.items} plans={plansOf(version, category)} />
        <PrintSection />
        <Pager
          name="Docs pages"
          before={before && { ...before, hint: 'Previous' }}
          after={after && { ...after, hint: 'Next' }}
        />
      </main>
    </div>
  )
}

/** Study plans of a category's own docs, by their addresses. */
function plansOf({ docs }: DocsVersion, { items }: SidebarCategory) {
  const listed = new Set(items.map(({ url }) => url))
  return new Map(
    docs.flatMap(({ url, html }) => {
      const plan = listed.has(url) ? studyPlanOf(html) : undefined
      return plan ? [[url, plan] as const] : []
    }),
  )
}
