import type { Post, SiteContent, Tag } from '../../content/site-content.ts'
import { getOrCompute } from '../../lib/collections.ts'

type PageTag = Tag & { hasPage: boolean }

/** The tags of a doc or post. */
export function PageTags({ tags }: { tags: PageTag[] }) {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <span>Tags:</span>
      <ul>
        {tags.map(({ url, label, description, hasPage }) => (
          <li key={url}>
            {hasPage ? (
              <a rel="tag" href={url} title={description}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A tag has a page, and is a link, only if a listed post has it. */
export function listPageTags(tags: Tag[], site: Pick<SiteContent, 'tags'>): PageTag[] {
  return tags.map(tag => ({ ...tag, hasPage: site.tags.has(tag) }))
}

type CountedTag = Tag & { count: number }

/** Tags, each with the number of its posts. */
export function TagList({ tags }: { tags: CountedTag[] }) {
  return (
    <ul className="tag-list">
      {tags.map(({ url, label, description, count }) => (
        <li key={url}>
          <a href={url} title={description}>
            {label}{' '}
            <small>
              {count}
              <span className="visually-hidden"> {count === 1 ? 'post' : 'posts'}</span>
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function countPosts(tags: Iterable<[Tag, Post[]]>): CountedTag[] {
  return Array.from(tags, ([tag, { length }]) => ({ ...tag, count: length }))
}

const maxTopics = 14

const topicsByTags = new WeakMap<SiteContent['tags'], CountedTag[]>()

/** The most frequent tags, without broad ones. The pages of a site share the result. */
export function listTopics(site: Pick<SiteContent, 'tags' | 'posts'>): CountedTag[] {
  return getOrCompute(topicsByTags, site.tags, () => {
    const specific = [...site.tags].filter(([tag, tagged]) => tagged.length > 1 && !isBroadTag(tag, site))
    return countPosts(specific.sort(([, a], [, b]) => b.length - a.length).slice(0, maxTopics))
  })
}

/** Whether a tag is on two fifths of all posts or more, and thus says little about any of them. */
export function isBroadTag(tag: Tag, { tags, posts }: Pick<SiteContent, 'tags' | 'posts'>): boolean {
  return (tags.get(tag)?.length ?? 0) >= posts.length * 0.4
}
