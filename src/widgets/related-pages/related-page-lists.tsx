import type { Doc, Post, SiteContent } from '../../content/site-content.ts'

interface RelatedList {
  heading: string
  pages: { url: string; title: string; description: string | undefined }[]
}

/** Suggests docs and posts that share tags or links with a page. */
export function RelatedPageLists({ lists }: { lists: RelatedList[] }) {
  return lists.map(({ heading, pages }) => (
    <section key={heading} className="related">
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ url, title, description }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Posts suggest both, docs only posts. */
export function listRelatedPages(page: Doc | Post, related: SiteContent['related']): RelatedList[] {
  const { docs = [], posts = [] } = related.get(page) ?? {}
  const lists =
    'date' in page
      ? [createList('Continue in the docs', docs), createList('Related posts', posts)]
      : [createList('From the blog', posts)]
  return lists.filter(({ pages }) => pages.length > 0)
}

function createList(heading: string, pages: (Doc | Post)[]): RelatedList {
  return { heading, pages: pages.map(({ url, title, description }) => ({ url, title, description })) }
}
