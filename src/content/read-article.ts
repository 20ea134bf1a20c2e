import type { z } from 'zod'
import type { ArticleSource } from './article.ts'
import { type ReadOptions, readPageSource } from './page-source.ts'
import type { articleFrontMatter } from './schemas/front-matter-schemas.ts'

/** Reads the file of a doc or post. Undefined where `readPageSource` is. */
export function readArticle<Shape extends z.ZodRawShape>(
  path: string,
  schema: z.ZodObject<Shape>,
  options: ReadOptions,
) {
  const read = readPageSource(path, schema, options)
  if (!read) return undefined
  const { page, ...rest } = read
  const { tags, custom_edit_url, last_update, glossary } = read.frontMatter as z.output<typeof articleFrontMatter>
  const article: ArticleSource = {
    ...page,
    tagNames: tags ?? [],
    // An empty or null `custom_edit_url` removes the link that the site's `editUrl` would give.
    editUrl: custom_edit_url === undefined ? createEditUrl(path, options.editUrl) : custom_edit_url || undefined,
    explainsTerms: glossary ?? true,
    declaredLastUpdate: last_update ?? {},
  }
  return { ...rest, article }
}

/** `https://code.example/edit/main` and `https://code.example/edit?file=` are both bases to which a path is added. */
function createEditUrl(path: string, base: string | undefined): string | undefined {
  return base && `${base.replace(/[^/=]$/, '$&/')}${path.split('/').map(encodeURIComponent).join('/')}`
}
