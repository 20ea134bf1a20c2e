import type { Post } from '../../content/site-content.ts'
import { Day } from '../day/day.tsx'
import { AuthorName } from './author-name.tsx'
import { ReadingTime } from './reading-time.tsx'

/** Date, reading time and names of the authors, in one line. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <Day date={post.date} />
      {' · '}
      <ReadingTime minutes={post.minutes} />
      {post.authors.map(author => (
        <span key={author.name}>
          {' · '}
          <AuthorName author={author} />
        </span>
      ))}
    </p>
  )
}
