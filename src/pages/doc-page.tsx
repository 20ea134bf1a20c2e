import type { Doc, SiteContent } from '../content/site-content.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { DocsSidebar } from '../shell/docs-sidebar.tsx'
import { Pager } from '../shell/pager.tsx'
import { TableOfContents } from '../shell/table-of-contents.tsx'
import { docNeighbours } from './doc-neighbours.ts'
import { PageFooter } from './page-footer.tsx'
import { UnlistedNote } from './unlisted-note.tsx'

export function DocPage({ doc, site }: { doc: Doc; site: SiteContent }) {
  const { before, after } = docNeighbours(site, doc)
  return (
    <div className="columns">
      <DocsSidebar items={site.sidebar} path={doc.url} />
      <main id="main">
        {doc.isUnlisted && <UnlistedNote />}
        <article>
          <Breadcrumbs ancestors={doc.ancestors} label={doc.sidebarLabel} />
          {!doc.hideTitle && <h1>{doc.title}</h1>}
          <TableOfContents headings={doc.headings} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: doc.html }} />
          <PageFooter page={doc} tags={doc.tags} site={site} />
        </article>
        <Pager
          name="Docs pages"
          before={before && { ...before, hint: 'Previous' }}
          after={after && { ...after, hint: 'Next' }}
        />
      </main>
    </div>
  )
}
