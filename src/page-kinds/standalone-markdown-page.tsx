import type { MarkdownPage, SiteContent } from '../content/site-content.ts'
import { defaultTag } from '../search/search-facets.ts'
import { TableOfContents } from '../widgets/table-of-contents/table-of-contents.tsx'
import { VisibilityNote } from '../widgets/visibility-note/visibility-note.tsx'
import { webSite } from './head/schema-org.ts'
import { pageImage } from './head/social-image-texts.ts'
import { markdownFile, type Route } from './route.ts'
import { collectSearchWords } from './search-words.ts'

/** Pages below `content/pages` that are written in Markdown or MDX. */
export function listStandaloneRoutes(site: SiteContent): Route[] {
  return site.pages.map(page => standaloneRoute(page, site))
}

function standaloneRoute(page: MarkdownPage, site: SiteContent): Route {
  const { config } = site
  const { url, title, description, keywords } = page
  const isHome = url === '/'
  return {
    ...markdownFile(page, site),
    path: url,
    twinOf: undefined,
    searchWords: () => (page.isUnlisted || page.isDraft ? undefined : searchWordsOf(page)),
    image: pageImage(page, config),
    head: () => ({
      title: isHome ? `${config.title}: ${config.tagline}` : title,
      description,
      keywords,
      facets: { tag: defaultTag },
      structuredData: isHome ? [webSite(config)] : [],
    }),
    render: () => <StandalonePage page={page} />,
  }
}

function searchWordsOf(page: MarkdownPage) {
  return collectSearchWords(page, { kind: 'page', breadcrumbs: [], docsTag: defaultTag })
}

function StandalonePage({ page }: { page: MarkdownPage }) {
  return (
    <main id="main" className={page.wrapperClassName ?? 'single'}>
      <VisibilityNote page={page} />
      <article>
        {page.shownTitle !== undefined && <h1>{page.shownTitle}</h1>}
        <TableOfContents headings={page.headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </main>
  )
}
