import type { SiteContent, Tag } from '../../content/site-content.ts'

/** Whether a tag is on two fifths of all posts or more, and thus says little about any of them. */
export function isBroadTag(tag: Tag, { tags, posts }: Pick<SiteContent, 'tags' | 'posts'>): boolean {
  return (tags.get(tag)?.length ?? 0) >= posts.length * 0.4
}
