import type { Author } from '../../content/site-content.ts'
import { AuthorName } from './author-name.tsx'

/** Introduces those authors about whom the site says more than their name. */
export function PostAuthors({ authors }: { authors: Author[] }) {
  const presented = authors.filter(({ title, image, socials }) => title || image || socials.length > 0)
  if (presented.length === 0) return null
  return (
    <section className="related authors">
      <h2>Written by</h2>
      {presented.map(author => (
        <div key={author.name}>
          {author.image && <img src={author.image} alt="" width="48" height="48" loading="lazy" />}
          <p>
            <b>
              <AuthorName author={author} />
            </b>
            {author.title && <span>{author.title}</span>}
            {author.socials.map(({ label, url }) => (
              <a key={url} href={url} rel="noopener noreferrer me">
                {label}
              </a>
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}
