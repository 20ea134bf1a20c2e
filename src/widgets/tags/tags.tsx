import type { Post, SiteContent, Tag } from '../../content/site-content.ts'

/** The tags of a doc or post. A tag has a page, and is a link, only if a listed post has it. */
export function PageTags({ tags, site }: { tags: Tag[]; site: SiteContent }) {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <span>Tags:</span>
      <ul>
        {tags.map(tag => (
          <li key={tag.url}>
            {site.tags.has(tag) ? (
              <a rel="tag" href={tag.url} title={tag.description}>
                {tag.label}
              </a>
            ) : (
              tag.label
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

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

/** Whether a tag is on two fifths of all posts or more, and thus says little about any of them. */
export function isBroadTag(tag: Tag, { tags, posts }: Pick<SiteContent, 'tags' | 'posts'>): boolean {
  return (tags.get(tag)?.length ?? 0) >= posts.length * 0.4
}
