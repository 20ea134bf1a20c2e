import type { Thing } from 'schema-dts'
import { formatUtcTimestamp } from '../lib/dates.ts'
import { type Facets, searchLanguage } from '../search/search-facets.ts'
import type { SiteSettings } from '../site-config/site-config-schema.ts'
import { absoluteUrl, getSiteUrl } from '../urls/site-url.ts'

/** Head of one page. `path` is its address; the canonical link is made from it alone. */
export interface Head {
  path: string
  /** Without the site's name, except on the home page. */
  title: string
  description: string | undefined
  keywords?: string[]
  /** Whether terms of the glossary are explained on the page. */
  hasTerms?: boolean
  isIndexed: boolean
  /** Distinguishes pages in hosted search, such as lists from posts. */
  facets: Facets
  /** Set only for posts. */
  article?: ArticleHead
  /** Address of the page's Markdown. */
  markdown?: string
  /** The page's own feed. */
  feed?: HeadLink
  /** What is shown where the page is shared. */
  image: SharedImage | undefined
  /** Structured data for search engines, in the vocabulary of schema.org. */
  structuredData?: Thing[]
}

/** The attributes of a `link` element. */
export interface HeadLink {
  rel: string
  type?: string
  title?: string
  href: string
}

/** `alt` says what can be read in it; `size` is in pixels, where it is known. */
export interface SharedImage {
  src: string
  alt: string
  size?: { width: number; height: number }
}

export interface ArticleHead {
  published: Date
  modified: Date | undefined
  authors: string[]
  tags: string[]
}

/** What belongs to one page and is swapped with it. */
export function PageHead({ head, config }: { head: Head; config: SiteSettings }) {
  const { path, title, description, keywords, article, markdown, feed, image } = head
  const canonical = getSiteUrl(config) + encodeURI(path)
  return (
    <>
      <title>{isSiteTitle(title, config) ? title : `${title} | ${config.title}`}</title>
      {description && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(',')} />}
      {!head.isIndexed && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={config.title} />
      <meta property="og:locale" content="en_GB" />
      {article && <ArticleMeta article={article} />}
      {image && <ImageTags image={image} config={config} />}
      <FacetMeta facets={head.facets} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      {feed && <link {...feed} />}
    </>
  )
}

/** The names that the crawlers of DocSearch and Typesense read. */
function FacetMeta({ facets: { tag, version } }: { facets: Facets }) {
  return (
    <>
      <meta name="docsearch:language" content={searchLanguage} />
      {version && <meta name="docsearch:version" content={version} />}
      <meta name="docsearch:docusaurus_tag" content={tag} />
    </>
  )
}

function ArticleMeta({ article: { published, modified, authors, tags } }: { article: ArticleHead }) {
  return (
    <>
      <meta property="article:published_time" content={formatUtcTimestamp(published)} />
      {modified && <meta property="article:modified_time" content={formatUtcTimestamp(modified)} />}
      {authors.map(author => (
        <meta key={author} property="article:author" content={author} />
      ))}
      {tags.map(tag => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

function ImageTags({ image: { src, alt, size }, config }: { image: SharedImage; config: SiteSettings }) {
  const address = absoluteUrl(src, config)
  return (
    <>
      <meta property="og:image" content={address} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
    </>
  )
}

function isSiteTitle(title: string, { title: site, tagline }: SiteSettings): boolean {
  return title === site || title === `${site}: ${tagline}`
}

/** Structured data for search engines, in the vocabulary of schema.org. Data blocks need no hash in the content security policy. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  // Text that contains `</script>` or `<!--` would end the element or hide its end.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
