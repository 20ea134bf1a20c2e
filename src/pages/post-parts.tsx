import type { Author, Post } from '../content/site-content.ts'
import { Day } from '../shell/day.tsx'

/** Date, reading time and names of the authors, in one line. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <Day date={post.date} />
      {' · '}
      {post.minutes === 1 ? 'One min read' : `${post.minutes} min read`}
      {post.authors.map(author => (
        <span key={author.name}>
          {' · '}
          <AuthorName author={author} />
        </span>
      ))}
    </p>
  )
}

/** Authors of whom there is more to say than a name. */
export function PostAuthors({ authors }: { authors: Author[] }) {
  const presented = authors.filter(({ title, image, socials }) => title || image || socials.length > 0)
  if (presented.length === 0) return null
  return (
    <section className="authors" aria-label="Authors">
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

function AuthorName({ author: { name, url, email } }: { author: Author }) {
  const href = url ?? (email && `mailto:${email}`)
  return (
    <span translate="no" className="author">
      {href ? <a href={href}>{name}</a> : name}
    </span>
  )
}
