import type { SiteContent, Tag } from '../../content/site-content.ts'

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
