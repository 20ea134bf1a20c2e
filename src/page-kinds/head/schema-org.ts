// Structured data of pages, as objects of https://schema.org. A wrong name does not compile, since the types come from the vocabulary.
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Organization,
  Person,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Author, Post } from '../../content/site-content.ts'
import { formatUtcTimestamp } from '../../lib/dates.ts'
import type { SiteSettings } from '../../site-config/site-config-schema.ts'
import { absoluteUrl, getSiteUrl } from '../../urls/site-url.ts'
import type { PageImage } from './social-image-texts.ts'

/** The site itself, and how to search it: for the home page. */
export function webSite(config: SiteSettings): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${getSiteUrl(config)}/#website`,
    url: `${getSiteUrl(config)}/`,
    name: config.title,
    alternateName: `${config.title}: ${config.tagline}`,
    description: config.description,
    inLanguage: 'en',
    publisher: publisher(config),
    potentialAction: searchAction(config),
  }
}

function searchAction(config: SiteSettings): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${getSiteUrl(config)}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

function publisher(config: SiteSettings): Exclude<Organization, string> {
  const { title, icons, logo } = config
  const url = getSiteUrl(config)
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: title,
    url: `${url}/`,
    logo: url + (icons.find(icon => !icon.isMaskable)?.src ?? logo.src),
  }
}

function blogName(config: SiteSettings): Exclude<Blog, string> {
  const { title, blog } = config
  const url = getSiteUrl(config)
  return { '@type': 'Blog', '@id': `${url}/blog#blog`, url: `${url}/blog`, name: `${title} ${blog.title}` }
}

/** A list of posts. It names them only, so that it stays small: the rest is on their own pages. */
export function blogWithPosts(posts: Post[], config: SiteSettings): Blog {
  return {
    ...blogName(config),
    description: config.blog.description,
    inLanguage: 'en',
    publisher: publisher(config),
    blogPost: posts.map(post => listedPost(post, config)),
  }
}

function listedPost({ url, title, date, authors }: Post, config: SiteSettings): Exclude<BlogPosting, string> {
  const address = getSiteUrl(config) + url
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    headline: title,
    datePublished: formatUtcTimestamp(date),
    author: authors.length > 0 ? authors.map(author => authorOf(author, config)) : publisher(config),
  }
}

/** Structured data of a post. A change before the day of publication is left out. */
export function blogPosting(post: Post, image: PageImage | undefined, config: SiteSettings): BlogPosting {
  const { url, title, description, date, lastUpdated, tags, keywords, minutes } = post
  return {
    ...listedPost(post, config),
    mainEntityOfPage: getSiteUrl(config) + url,
    name: title,
    ...(description !== undefined && { description }),
    ...(image && { image: absoluteUrl(image.src, config) }),
    ...(lastUpdated && lastUpdated > date && { dateModified: formatUtcTimestamp(lastUpdated) }),
    publisher: publisher(config),
    keywords: [...new Set([...tags.map(tag => tag.label), ...keywords])],
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en',
    isPartOf: blogName(config),
  }
}

function authorOf({ type, name, url }: Author, config: SiteSettings): Person | Organization {
  return { '@type': type, name, ...(url !== undefined && { url: absoluteUrl(url, config) }) }
}

/** The way from the home page to a page. Categories without a page of their own are left out: each step must be a link. */
export function breadcrumbList(
  steps: { label: string; url: string | undefined }[],
  config: SiteSettings,
): BreadcrumbList {
  const linked = [{ label: 'Home', url: '/' }, ...steps].flatMap(({ label, url }) =>
    url === undefined ? [] : [{ label, url }],
  )
  return {
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: getSiteUrl(config) + url,
    })),
  }
}
