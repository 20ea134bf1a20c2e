import type { Doc, DocsVersion, SiteContent } from '../content/site-content.ts'
import { describeOutputs, OutputsNote } from '../q-pages/outputs-note.tsx'
import { getDocsTag } from '../search/search-facets.ts'
import { mainDocsPath } from '../site-config/site-config-schema.ts'
import { insertHtml } from '../use-site.ts'
import { Breadcrumbs, listAncestors } from '../widgets/breadcrumbs/breadcrumbs.tsx'
import { DocPosition, getDocPosition } from '../widgets/doc-line/doc-line.tsx'
import {
  DocsVersionBadge,
  DocsVersionBanner,
  DocsVersionChooser,
  describeVersion,
} from '../widgets/docs-version/docs-version.tsx'
import { describePageEnd, PageFooter } from '../widgets/page-footer/page-footer.tsx'
import { getDocNeighbours, Pager } from '../widgets/pager/pager.tsx'
import { listRelatedPages, RelatedPageLists } from '../widgets/related-pages/related-page-lists.tsx'
import { DocsSidebar } from '../widgets/sidebar/sidebar.tsx'
import { listSidebarEntries } from '../widgets/sidebar/sidebar-entries.ts'
import { getContentsClass, TableOfContents } from '../widgets/table-of-contents/table-of-contents.tsx'
import { explainTerms } from '../widgets/terms/explain-terms.ts'
import { VisibilityNote } from '../widgets/visibility-note/visibility-note.tsx'
import { breadcrumbList } from './head/schema-org.ts'
import { articleImage } from './head/social-image-texts.ts'
import { collectSearchWords, markdownFile, type Route } from './route.ts'

/** The docs of all versions. */
export function listDocRoutes(site: SiteContent): Route[] {
  return site.versions.flatMap(version => version.docs.map(doc => docRoute(doc, version, site)))
}

function docRoute(doc: Doc, version: DocsVersion, site: SiteContent): Route {
  const { url, title, description, keywords, ancestors, sidebarLabel, terms } = doc
  return {
    ...markdownFile(doc, site),
    path: url,
    docsVersion: version,
    twinOf: doc,
    searchWords: () => (doc.isUnlisted || doc.isDraft ? undefined : searchWordsOf(doc, version)),
    image: articleImage(doc, sectionOf(doc, version), site.config),
    head: () => ({
      title,
      description,
      keywords,
      facets: { tag: getDocsTag(version.name), version: version.name },
      hasTerms: terms.length > 0,
      structuredData: [breadcrumbList([...ancestors, { label: sidebarLabel, url }], site.config)],
    }),
    render: () => renderDocPage(doc, version, site),
  }
}

function searchWordsOf(doc: Doc, version: DocsVersion) {
  const breadcrumbs = doc.ancestors.map(({ label }) => label)
  return collectSearchWords(doc, { kind: 'doc', breadcrumbs, docsTag: getDocsTag(version.name) })
}

/** `Basics · Joins`; the version comes first if it is not the main one. */
function sectionOf({ ancestors }: Doc, { path, label }: DocsVersion): string {
  const categories = ancestors.length > 0 ? ancestors.map(category => category.label) : ['Docs']
  return [...(path === mainDocsPath ? [] : [label]), ...categories].join(' · ')
}

function renderDocPage(doc: Doc, version: DocsVersion, site: SiteContent) {
  const { before, after } = getDocNeighbours(version, doc)
  const shownVersion = describeVersion(doc, version, site)
  const outputs = describeOutputs(doc.html, site.config)
  return (
    <div className="columns">
      <DocsSidebar list={listSidebarEntries(version.sidebarByUrl.get(doc.url) ?? [], doc.url)}>
        <DocsVersionChooser version={shownVersion} />
      </DocsSidebar>
      <main id="main">
        <VisibilityNote isDraft={doc.isDraft} isUnlisted={doc.isUnlisted} />
        <DocsVersionBanner version={shownVersion} />
        <article className={getContentsClass(doc.headings)}>
          <Breadcrumbs ancestors={listAncestors(doc.ancestors)} label={doc.sidebarLabel} />
          <DocPosition position={getDocPosition(doc)} />
          <DocsVersionBadge version={shownVersion} />
          {doc.shownTitle !== undefined && <h1>{doc.shownTitle}</h1>}
          <TableOfContents headings={doc.headings} />
          <div className="prose" dangerouslySetInnerHTML={insertHtml(explainTerms(doc))} />
          <Pager name="Docs pages" before={before} after={after} />
          <RelatedPageLists lists={listRelatedPages(doc, site.related)} />
          <PageFooter {...describePageEnd(doc, site)}>{outputs && <OutputsNote {...outputs} />}</PageFooter>
        </article>
      </main>
    </div>
  )
}
