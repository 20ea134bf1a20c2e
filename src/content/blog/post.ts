import type { Article, ArticleSource } from '../article.ts'
import type { MarkdownSource } from '../markdown/markdown-source.ts'
import type { Author } from './author.ts'

/** A post before its Markdown is rendered. */
export type PostSource = ArticleSource & {
  /** `/blog/welcome-to-tickwise`. */
  url: string
  title: string
  /** Title of the HTML document where it differs from `title`. */
  titleMeta: string | undefined
  sidebarLabel: string
  /** What the front matter says the post is about, shown below its title. */
  lead: string | undefined
  date: Date
  authors: Author[]
  /** Name of the series it belongs to: `How to read q code`. */
  series: string | undefined
  /** Reading time in whole minutes. */
  minutes: number
  /** The Markdown above the truncation marker; undefined where there is no marker. */
  preview: MarkdownSource | undefined
}

/** A rendered post. */
export type Post = Omit<Article<PostSource>, 'preview'> & {
  /** Plain text for lists of posts: the first words of its preview, or else what its front matter says it is about. */
  summary: string
}

/** At least two posts that belong together, oldest first. */
export interface Series {
  name: string
  posts: Post[]
}
