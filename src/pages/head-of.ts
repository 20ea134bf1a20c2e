import type { Doc, MarkdownPage, Post, SiteContent } from '../content/site-content.ts'
import { tagFeedLink } from '../outputs/feed-links.ts'
import { feedLink } from '../outputs/head-links.ts'
import { isIndexed, type Page, type PostList, type Route } from '../routes.ts'
import { defaultTag, docsTagOf, type Facets } from '../search/facets.ts'
import type { ArticleHead, Head } from '../shell/page-head.tsx'
import { absoluteUrl } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'
import { pageImage } from '../social/page-image.ts'
import { structuredData } from './structured-data.ts'

/** What the head of a route's page says of it. */
export function headOf({ path, page }: Route, site: SiteContent): Head {
  const indexed = isIndexed(page)
  const things = indexed ? structuredData(page, site) : []
  return {
    path,
    isIndexed: indexed,
    facets: facetsOf(page),
    things,
    hasTerms: termsOf(page).length > 0,
    image: pageImage(page, site.config),
    ...wordsOf(path, page, site),
  }
}

export function tagHeading(label: string, total: number): string {
  return total === 1 ? `One post tagged with "${label}"` : `${total} posts tagged with "${label}"`
}

type Words = Omit<Head, 'path' | 'isIndexed' | 'facets' | 'things' | 'hasTerms' | 'image'>

function termsOf(page: Page): Doc['terms'] {
  if (page.kind === 'doc') return page.doc.terms
  return page.kind === 'post' ? page.post.terms : []
}

function facetsOf(page: Page): Facets {
  switch (page.kind) {
    case 'doc':
    case 'category':
      return { tag: docsTagOf(page.version.name), version: page.version.name }
    case 'posts':
      return { tag: 'blog_posts_list' }
    case 'tags':
      return { tag: 'blog_tags_list' }
    case 'tag':
      return { tag: 'blog_tags_posts' }
    default:
      return { tag: defaultTag }
  }
}

function wordsOf(path: string, page: Page, { config }: SiteContent): Words {
  const home = `${config.title}: ${config.tagline}`
  switch (page.kind) {
    case 'markdown':
      return { ...written(page.page), title: path === '/' ? home : page.page.title }
    case 'module':
      return { title: page.module.title ?? home, description: page.module.description ?? config.description }
    case 'doc':
      return { ...written(page.doc), markdown: `${page.doc.url}.md` }
    case 'category': {
      const { title, description } = page.category
      return { title, description: description ?? `All pages of ${config.title} about ${title}.` }
    }
    case 'post':
      return {
        ...written(page.post),
        title: page.post.titleMeta ?? page.post.title,
        markdown: `${page.post.url}.md`,
        article: articleOf(page.post, config),
      }
    case 'posts':
      return numbered(config.blog.title, config.blog.description, page.list)
    case 'tag': {
      const { label, description } = page.tag
      const title = tagHeading(label, page.list.total)
      const words = numbered(title, description ?? `${title} on the ${config.title} blog.`, page.list)
      return { ...words, feed: feedLink(tagFeedLink(page.tag, config)) }
    }
    case 'tags':
      return { title: 'Tags', description: `All tags of the ${config.title} blog.` }
    case 'archive':
      return { title: 'Archive', description: `All posts of the ${config.title} blog by year.` }
    case 'search':
      return { title: 'Search the documentation', description: undefined }
    case 'offline':
      return { title: 'You are offline', description: undefined }
    case 'not-found':
      return { title: 'Page Not Found', description: undefined }
    default:
      return page satisfies never
  }
}

function written({ title, description, keywords }: MarkdownPage | Doc | Post): Words {
  return { title, description, keywords }
}

function numbered(title: string, description: string, { number, pages }: PostList): Words {
  if (number === 1) return { title, description }
  return { title: `${title}, page ${number}`, description: `${description} Page ${number} of ${pages}.` }
}

function articleOf({ date, lastUpdated, authors, tags }: Post, config: SiteConfig): ArticleHead {
  return {
    published: date,
    modified: lastUpdated && lastUpdated > date ? lastUpdated : undefined,
    authors: authors.map(({ name, url }) => (url === undefined ? name : absoluteUrl(url, config))),
    tags: tags.map(tag => tag.label),
  }
}
