import type { Post, SiteContent } from '../../content/site-content.ts'
import { Day, ReadingTime } from '../post-byline/post-byline.tsx'
import { isBroadTag } from '../tags/tags.tsx'

const maxTags = 2

/** A post in a list: its day in a column of its own, then its title, the first words and the tags that say most about it. */
export function PostPreview({ post, site }: { post: Post; site: SiteContent }) {
  const broad = post.tags.filter(tag => isBroadTag(tag, site))
  const tags = [...post.tags.filter(tag => !broad.includes(tag)), ...broad].slice(0, maxTags)
  return (
    <article className="preview">
      <h2>
        <a href={post.url}>{post.title}</a>
      </h2>
      <p className="preview-facts">
        <Day date={post.date} /> <ReadingTime minutes={post.minutes} />
      </p>
      {post.summary !== '' && <p className="preview-summary">{post.summary}</p>}
      {tags.length > 0 && (
        <ul className="tag-list" aria-label="Tags">
          {tags.map(tag => (
            <li key={tag.url}>
              <a rel="tag" href={tag.url}>
                {tag.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
