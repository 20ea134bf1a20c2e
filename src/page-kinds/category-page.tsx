import type { ReactNode } from 'react'
import { listDocs } from '../content/docs/sidebar-tree.ts'
import type { Doc, DocsVersion, SidebarCategory, SidebarItem, SiteContent } from '../content/site-content.ts'
import { getDocsTag } from '../search/search-facets.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx'
import { DocLine, listStops, PrintSection } from '../widgets/doc-line/doc-line.tsx'
import {
  DocsVersionBadge,
  DocsVersionBanner,
  DocsVersionChooser,
  describeVersion,
} from '../widgets/docs-version/docs-version.tsx'
import { getDocNeighbours, Pager } from '../widgets/pager/pager.tsx'
import { DocsSidebar } from '../widgets/sidebar/sidebar.tsx'
import { listSidebarEntries } from '../widgets/sidebar/sidebar-entries.ts'
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
    usesSiteCode: config.docCardNote !== undefined,
    docsVersion: version,
    files: listDocs(items).map(doc => doc.source.file.path),
    image: siteImage(config),
    head: () => ({
      title,
      description: description ?? `All pages of ${config.title} about ${title}.`,
      facets: { tag: getDocsTag(version.name), version: version.name },
      structuredData: [breadcrumbList([category], config)],
    }),
    render: () => renderCategoryPage(category, version, site),
  }
}

function renderCategoryPage(category: SidebarCategory, version: DocsVersion, site: SiteContent) {
  const { url = '', label, title, description, items } = category
  const { before, after } = getDocNeighbours(version, category)
  const shownVersion = describeVersion(category, version, site)
  return (
    <div className="columns">
      <DocsSidebar list={listSidebarEntries(version.sidebarByUrl.get(url) ?? [], url)}>
        <DocsVersionChooser version={shownVersion} />
      </DocsSidebar>
      <main id="main">
        <DocsVersionBanner version={shownVersion} />
        <Breadcrumbs ancestors={[]} label={label} />
        <DocsVersionBadge version={shownVersion} />
        <h1>{title}</h1>
        {description && <p className="lead">{description}</p>}
        <DocLine stops={listStops(items, notesOn(version, site.config.docCardNote))} />
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
