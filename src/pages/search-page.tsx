import { categoriesOf, docsOf } from '../content/sidebar.ts'
import type { SiteContent } from '../content/site-content.ts'

/** A form that leads to itself, and every doc by section: what search offers without scripts. */
export function SearchPage({ site }: { site: SiteContent }) {
  const loose = site.sidebar.flatMap(item => (item.type === 'doc' ? [item] : []))
  return (
    <main id="main" className="single">
      <h1>Search the documentation</h1>
      <search>
        <form action="/search" method="get">
          <label htmlFor="q">Search</label>
          <input id="q" type="search" name="q" placeholder="Type your search here" autoComplete="off" maxLength={512} />
          <button type="submit">Search</button>
        </form>
      </search>
      <p>Every page of the documentation, by section:</p>
      <ul>
        {loose.map(({ doc }) => (
          <li key={doc.url}>
            <a href={doc.url}>{doc.title}</a>
          </li>
        ))}
      </ul>
      {categoriesOf(site.sidebar).map(category => (
        <section key={category.url ?? category.label}>
          <h2>{category.label}</h2>
          <ul>
            {docsOf(category.items).map(doc => (
              <li key={doc.url}>
                <a href={doc.url}>{doc.title}</a>
                {doc.description && <span className="muted"> {doc.description}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
