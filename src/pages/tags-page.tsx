import { groupBy } from '../content/group-by.ts'
import type { SiteContent } from '../content/site-content.ts'
import { TagLinks } from './tag-links.tsx'

export function TagsPage({ site }: { site: SiteContent }) {
  return (
    <main id="main" className="single">
      <h1>Tags</h1>
      {[...groupBy(site.tags, ([{ label }]) => [...label][0]?.toUpperCase())].map(([letter, tags]) => (
        <section key={letter} className="letter">
          <h2 id={letter}>{letter}</h2>
          <TagLinks tags={tags} />
        </section>
      ))}
    </main>
  )
}
