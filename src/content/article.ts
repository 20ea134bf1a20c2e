import type { FoundTerm } from './glossary/term.ts'
import type { PageSource } from './page-source.ts'
import type { RenderedMarkdown } from './rendered-markdown.ts'
import type { Tag, TagName } from './tags/tag.ts'

/** A doc or post before its Markdown is rendered: a page with tags that readers may want to change. */
export type ArticleSource = PageSource & {
  /** Tags as the front matter names them; `findTags` gives them labels and addresses. */
  tagNames: TagName[]
  /** Where readers can edit the file; undefined where neither the configuration nor the front matter gives an address. */
  editUrl: string | undefined
  /** Whether terms of the glossary are explained where they first occur. */
  explainsTerms: boolean
  /** What the front matter says about the last change. */
  declaredLastUpdate: { date?: Date | undefined; author?: string | undefined }
}

/** A rendered doc or post: its source without what only rendering needs. */
export type Article<Source extends ArticleSource> = Omit<
  Source,
  'source' | 'tagNames' | 'explainsTerms' | 'declaredLastUpdate'
> &
  RenderedMarkdown & {
    tags: Tag[]
    /** The terms of the glossary to explain in `html`, in the order of the text. */
    terms: FoundTerm[]
    /** The day the front matter names, else that of the file's newest commit; undefined where neither is known. */
    lastUpdated: Date | undefined
    /** The author that the front matter names for the last change. */
    lastUpdatedBy: string | undefined
  }
