import type { Doc, Post, SiteContent } from '../../content/site-content.ts'

/** Suggests docs and posts that share tags or links with a page. */
export function RelatedPageLists({ page, site }: { page: Doc | Post; site: SiteContent }) {
  const related = site.related.get(page)
  if (!related) return null
  const isPost = 'date' in page
  return (
    <>
      {isPost && <PageList heading="Continue in the docs" pages={related.docs} />}
      <PageList heading={isPost ? 'Related posts' : 'From the blog'} pages={related.posts} />
    </>
  )
}

function PageList({ heading, pages }: { heading: string; pages: (Doc | Post)[] }) {
  if (pages.length === 0) return null
  return (
    <section className="related">
      <h2>{heading}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.url}>
            <a href={page.url}>{page.title}</a>
            {page.description && <p>{page.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
