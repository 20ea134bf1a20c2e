import type { Author, Post } from '../content/site-content.ts'
import { Day } from '../shell/day.tsx'

export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <Day date={post.date} />
      {' · '}
      {post.minutes === 1 ? 'One min read' : `${post.minutes} min read`}
      {post.authors.map(author => (
        <PostAuthor key={author.key} author={author} />
      ))}
    </p>
  )
}

function PostAuthor({ author }: { author: Author }) {
  return (
    <>
      {' · '}
      {author.url ? <a href={author.url}>{author.name}</a> : author.name}
    </>
  )
}
