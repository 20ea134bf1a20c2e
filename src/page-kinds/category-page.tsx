import type { ReactNode } from 'react'
import { listDocs } from '../content/docs/sidebar-tree.ts'
import type { Doc, DocsVersion, SidebarCategory, SidebarItem, SiteContent } from '../content/site-content.ts'
import { getDocsTag } from '../search/search-facets.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx'
import { DocLine, PrintSection } from '../widgets/doc-line/doc-line.tsx'
import { DocsVersionBadge, DocsVersionBanner, DocsVersionChooser } from '../widgets/docs-version/docs-version.tsx'
import { getDocNeighbours, Pager } from '../widgets/pager/pager.tsx'
import { DocsSidebar } from '../widgets/sidebar/sidebar.tsx'
import { breadcrumbList } from './head/schema-org.ts'
import { siteImage } from './head/social-image-texts.ts'
import { generatedPage, type Route } from './route.ts'

/** `/docs/category/joins`: the pages of categories whose page is a generated list. */
export function listCategoryRoutes(site: SiteContent): Route[] {
  return site.versions.flatMap(version => version.categories.map(category => categoryRoute(category, version, site)))
}

function categoryRoute(category: SidebarCategory, version: DocsVersion, site: SiteContent): Route {
  const { label, title, description, url = '', file, items } = category
  const { config } = site
  return {
    ...generatedPage,
    path: url,
    name: `the category ${label} (${file})`,
    isIndexed: true,
    docsVersion: version,
    files: listDocs(items).map(doc => doc.source.file.path),
    image: siteImage(config),
    head: () => ({
      title,
      description: description ?? `All pages of ${config.title} about ${title}.`,
      facets: { tag: getDocsTag(version.name), version: version.name },
      structuredData: [breadcrumbList([category], config)],
    }),
    render: () => <CategoryPage category={category} version={version} site={site} />,
  }
}

interface Props {
  category: SidebarCategory
  version: DocsVersion
  site: SiteContent
}

function CategoryPage({ category, version, site }: Props) {
  const { before, after } = getDocNeighbours(version, category)
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
        <DocLine items={category.items} noteOn={notesOn(version, site.config.docCardNote)} />
        <PrintSection />
        <Pager name="Docs pages" before={before} after={after} />
      </main>
    </div>
  )
}

/** The site's own note on a doc, if the configuration names a component for it. */
function notesOn({ docs }: DocsVersion, docCardNote: SiteConfig['docCardNote']) {
  if (!docCardNote) return undefined
  const Note = docCardNote as (props: { doc: Doc }) => ReactNode
  const docsByUrl = new Map(docs.map(doc => [doc.url, doc]))
  return ({ url = '' }: SidebarItem) => {
    const doc = docsByUrl.get(url)
    return doc && <Note doc={doc} />
  }
}
