import type { SiteContent, Tag } from '../content/site-content.ts'

export function TagsPage({ site }: { site: SiteContent }) {
  return (
    <main id="main" className="single">
      <h1>Tags</h1>
      {tagsByLetter(site.tags).map(([letter, tags]) => (
        <section key={letter} className="letter">
          <h2 id={letter}>{letter}</h2>
          <ul className="tag-list">
            {tags.map(tag => (
              <li key={tag.url}>
                <a href={tag.url} title={tag.description}>
                  {tag.label} <small>{site.posts.filter(post => post.tags.includes(tag)).length}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

function tagsByLetter(tags: Tag[]): [string, Tag[]][] {
  const letters = new Map<string, Tag[]>()
  for (const tag of tags) {
    const letter = tag.label.slice(0, 1).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), tag])
  }
  return [...letters]
}
