// What pages tell search engines, as objects of https://schema.org. Types are the vocabulary's, so a wrong name does not compile.
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Organization,
  Person,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Author, Post, SiteContent } from '../content/site-content.ts'
import type { Page } from '../routes.ts'
import { instant } from '../shell/instant.ts'
import { absoluteUrl, siteUrl } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'
import { pageImage } from '../social/page-image.ts'

type PostRoute = Extract<Page, { kind: 'post' }>

export function structuredData(page: Page, { config }: SiteContent): Thing[] {
  const home = { label: 'Home', url: '/' }
  switch (page.kind) {
    case 'markdown':
    case 'module': {
      const { url } = page.kind === 'module' ? page.module : page.page
      return url === '/' ? [webSite(config)] : []
    }
    case 'doc': {
      const { ancestors, sidebarLabel, url } = page.doc
      return [breadcrumbs([home, ...ancestors, { label: sidebarLabel, url }], config)]
    }
    case 'category':
      return [breadcrumbs([home, page.category], config)]
    case 'post': {
      const { title, url } = page.post
      const blogCrumb = { label: config.blog.title, url: '/blog' }
      return [wholePost(page, config), breadcrumbs([home, blogCrumb, { label: title, url }], config)]
    }
    case 'posts':
    case 'tag':
      return [listOfPosts(page.list.posts, config)]
    default:
      return []
  }
}

function webSite(config: SiteConfig): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl(config)}/#website`,
    url: `${siteUrl(config)}/`,
    name: config.title,
    alternateName: `${config.title}: ${config.tagline}`,
    description: config.description,
    inLanguage: 'en',
    publisher: publisher(config),
    potentialAction: searchAction(config),
  }
}

function searchAction(config: SiteConfig): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl(config)}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

function publisher(config: SiteConfig): Exclude<Organization, string> {
  const { title, icons, logo } = config
  const url = siteUrl(config)
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: title,
    url: `${url}/`,
    logo: url + (icons.find(icon => !icon.isMaskable)?.src ?? logo.src),
  }
}

function namedBlog(config: SiteConfig): Exclude<Blog, string> {
  const { title, blog } = config
  const url = siteUrl(config)
  return { '@type': 'Blog', '@id': `${url}/blog#blog`, url: `${url}/blog`, name: `${title} ${blog.title}` }
}

function listOfPosts(posts: Post[], config: SiteConfig): Blog {
  return {
    ...namedBlog(config),
    description: config.blog.description,
    inLanguage: 'en',
    publisher: publisher(config),
    blogPost: posts.map(post => listedPost(post, config)),
  }
}

/** What a list says of a post: enough to name it. The rest stands on its page, so lists stay small. */
function listedPost({ url, title, date, authors }: Post, config: SiteConfig): Exclude<BlogPosting, string> {
  const address = siteUrl(config) + url
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    headline: title,
    datePublished: instant(date),
    author: authors.length > 0 ? authors.map(author => authorOf(author, config)) : publisher(config),
  }
}

function wholePost(page: PostRoute, config: SiteConfig): BlogPosting {
  const { post } = page
  const image = pageImage(page, config)
  const { url, title, description, date, lastUpdated, tags, keywords, minutes } = post
  return {
    ...listedPost(post, config),
    mainEntityOfPage: siteUrl(config) + url,
    name: title,
    ...(description !== undefined && { description }),
    ...(image && { image: absoluteUrl(image.src, config) }),
    ...(lastUpdated && lastUpdated > date && { dateModified: instant(lastUpdated) }),
    publisher: publisher(config),
    keywords: [...new Set([...tags.map(tag => tag.label), ...keywords])],
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en',
    isPartOf: namedBlog(config),
  }
}

function authorOf({ type, name, url }: Author, config: SiteConfig): Person | Organization {
  return { '@type': type, name, ...(url !== undefined && { url: absoluteUrl(url, config) }) }
}

/** Steps without a page of their own are left out: each must lead somewhere. */
function breadcrumbs(steps: { label: string; url: string | undefined }[], config: SiteConfig): BreadcrumbList {
  const linked = steps.flatMap(({ label, url }) => (url === undefined ? [] : [{ label, url }]))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl(config) + url,
    })),
  }
}
