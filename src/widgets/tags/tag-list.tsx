import type { Post, Tag } from '../../content/site-content.ts'

/** Tags, each with the number of its posts. */
export function TagList({ tags }: { tags: [Tag, Post[]][] }) {
  return (
    <ul className="tag-list">
      {tags.map(([tag, { length }]) => (
        <li key={tag.url}>
          <a href={tag.url} title={tag.description}>
            {tag.label}{' '}
            <small>
              {length}
              <span className="visually-hidden"> {length === 1 ? 'post' : 'posts'}</span>
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}
