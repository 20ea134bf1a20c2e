import type { z } from 'zod'
import type { articleFrontMatter } from './schemas.ts'
import { type Reading, readWrittenPage, type WrittenPage } from './written-page.ts'

/** What docs and posts have in common beyond other pages: tags, and how their file comes to be. */
export type Article = WrittenPage & {
  /** Tags as the author wrote them; `tags.ts` gives them paths. */
  tagNames: TagName[]
  /** Where a reader can change the file; undefined where site or author name no such place. */
  editUrl: string | undefined
  /** Whether terms of the glossary are explained where they first occur. */
  explainsTerms: boolean
  /** What the author says of the last change. */
  lastUpdate: { date?: Date | undefined; author?: string | undefined }
}

export type TagName = NonNullable<z.output<typeof articleFrontMatter>['tags']>[number]

/** Reads the file of a doc or post as `readWrittenPage` does. */
export function readArticle<Shape extends z.ZodRawShape>(path: string, schema: z.ZodObject<Shape>, reading: Reading) {
  const written = readWrittenPage(path, schema, reading)
  if (!written) return undefined
  const { page, ...rest } = written
  const { tags, custom_edit_url, last_update, glossary } = written.data as z.output<typeof articleFrontMatter>
  const article: Article = {
    ...page,
    tagNames: tags ?? [],
    // An empty one, or null, takes the site's away.
    editUrl: custom_edit_url === undefined ? editUrlOf(path, reading.editUrl) : custom_edit_url || undefined,
    explainsTerms: glossary ?? true,
    lastUpdate: last_update ?? {},
  }
  return { ...rest, article }
}

function editUrlOf(path: string, base: string | undefined): string | undefined {
  return base && `${base.replace(/[^/=]$/, '$&/')}${path.split('/').map(encodeURIComponent).join('/')}`
}
