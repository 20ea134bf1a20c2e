import type { Author } from '../../content/site-content.ts'

/** Links to the author's page, or else to their mail address. Browsers do not translate the name. */
export function AuthorName({ author: { name, url, email } }: { author: Author }) {
  const href = url ?? (email && `mailto:${email}`)
  return (
    <span translate="no" className="author">
      {href ? <a href={href}>{name}</a> : name}
    </span>
  )
}
