import type { Post, SiteContent, Tag } from '../../content/site-content.ts'
import { Day, ReadingTime } from '../post-byline/post-byline.tsx'
import { isBroadTag } from '../tags/tags.tsx'

type PostPreviewProps = Pick<Post, 'url' | 'title' | 'date' | 'minutes' | 'summary'> & {
  tags: Pick<Tag, 'url' | 'label'>[]
}

/** A post in a list: its day in a column of its own, then its title, the first words and the tags that say most about it. */
export function PostPreview({ url, title, date, minutes, summary, tags }: PostPreviewProps) {
  return (
    <article className="preview">
      <h2>
        <a href={url}>{title}</a>
      </h2>
      <p className="preview-facts">
        <Day date={date} /> <ReadingTime minutes={minutes} />
      </p>
      {summary !== '' && <p className="preview-summary">{summary}</p>}
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

const maxTags = 2

/** What lists show of a post. */
export function describePost(post: Post, site: Pick<SiteContent, 'tags' | 'posts'>): PostPreviewProps {
  const { url, title, date, minutes, summary } = post
  const broad = post.tags.filter(tag => isBroadTag(tag, site))
  const tags = [...post.tags.filter(tag => !broad.includes(tag)), ...broad].slice(0, maxTags)
  return { url, title, date, minutes, summary, tags: tags.map(tag => ({ url: tag.url, label: tag.label })) }
}
