import type { Author, Post } from '../../content/site-content.ts'
import { formatDay } from '../../lib/dates.ts'

/** Date, reading time and names of the authors, in one line. */
export function PostMeta({ date, minutes, authors }: Pick<Post, 'date' | 'minutes' | 'authors'>) {
  return (
    <p className="post-meta">
      <Day date={date} />
      {' · '}
      <ReadingTime minutes={minutes} />
      {authors.map(author => (
        <span key={author.name}>
          {' · '}
          <AuthorName author={author} />
        </span>
      ))}
    </p>
  )
}

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

/** Links to the author's page, or else to their mail address. Browsers do not translate the name. */
function AuthorName({ author: { name, url, email } }: { author: Author }) {
  const href = url ?? (email && `mailto:${email}`)
  return (
    <span translate="no" className="author">
      {href ? <a href={href}>{name}</a> : name}
    </span>
  )
}

export function ReadingTime({ minutes }: { minutes: number }) {
  return <span>{minutes === 1 ? 'One min read' : `${minutes} min read`}</span>
}

/** `<time datetime="2023-09-05">5 September 2023</time>` */
export function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date)}</time>
}
