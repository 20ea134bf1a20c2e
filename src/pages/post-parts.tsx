import type { Author, Post, Tag } from '../content/site-content.ts'

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <time dateTime={post.date.toISOString().slice(0, 10)}>{longDate.format(post.date)}</time>
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

export function PostTags({ tags }: { tags: Tag[] }) {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <span>Tags:</span>
      <ul>
        {tags.map(tag => (
          <li key={tag.url}>
            <a rel="tag" href={tag.url} title={tag.description}>
              {tag.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
