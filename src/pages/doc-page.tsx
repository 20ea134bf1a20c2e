import type { Doc, DocsVersion, SiteContent } from '../content/site-content.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { DocsSidebar } from '../shell/docs-sidebar.tsx'
import { DocsVersionChooser } from '../shell/docs-version.tsx'
import { DocsVersionBadge } from '../shell/docs-version-badge.tsx'
import { DocsVersionBanner } from '../shell/docs-version-banner.tsx'
import { Pager } from '../shell/pager.tsx'
import { TableOfContents } from '../shell/table-of-contents.tsx'
import { docNeighbours } from './doc-neighbours.ts'
import { DocStops } from './doc-stops.tsx'
import { explainTerms } from './explain-terms.ts'
import { PageFooter } from './page-footer.tsx'
import { RelatedPages } from './related-pages.tsx'
import { VisibilityNote } from './visibility-note.tsx'

export function DocPage({ doc, version, site }: { doc: Doc; version: DocsVersion; site: SiteContent }) {
  const { before, after } = docNeighbours(version, doc)
  return (
    <div className="columns">
      <DocsSidebar items={version.sidebarByUrl.get(doc.url) ?? []} path={doc.url}>
        <DocsVersionChooser versions={site.versions} version={version} page={doc} />
      </DocsSidebar>
      <main id="main">
        <VisibilityNote page={doc} />
        <DocsVersionBanner site={site} version={version} page={doc} />
        <article>
          <Breadcrumbs ancestors={doc.ancestors} label={doc.sidebarLabel} />
          <DocStops doc={doc} />
          <DocsVersionBadge site={site} version={version} />
          {doc.shownTitle !== undefined && <h1>{doc.shownTitle}</h1>}
          <TableOfContents headings={doc.headings} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: explainTerms(doc) }} />
          <PageFooter page={doc} tags={doc.tags} site={site} />
        </article>
        <Pager
          name="Docs pages"
          before={before && { ...before, hint: 'Previous' }}
          after={after && { ...after, hint: 'Next' }}
        />
        <RelatedPages page={doc} site={site} />
      </main>
    </div>
  )
}
