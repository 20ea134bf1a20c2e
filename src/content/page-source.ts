import type { z } from 'zod'
import { type Memo, noMemo } from '../lib/memo.ts'
import { listFenceLanguages } from './code/fences.ts'
import type { FoundTerm } from './glossary/read-glossary.ts'
import type { Problem, Report } from './input/problem.ts'
import { locateText, readSource, type SourceFile } from './input/source-file.ts'
import { parseFrontMatter } from './input/yaml.ts'
import type { CompiledMarkdown } from './markdown/compile-types.ts'
import { deriveDescription } from './markdown/derive-description.ts'
import { explicitHeadingId, type TocLevels } from './markdown/headings.ts'
import { stripInlineMarkdown } from './markdown/inline-markdown.ts'
import { type MarkdownFormat, type MarkdownSource, resolveFormat } from './markdown/markdown-source.ts'
import type { articleFrontMatter, pageFrontMatter } from './schemas/front-matter-schemas.ts'
import type { Tag, TagName } from './tags.ts'

/** What docs, posts and standalone pages have in common before their Markdown is rendered. */
export interface PageSource {
  description: string | undefined
  keywords: string[]
  /** Queries that find this page first: `['aj', 'asof']`. */
  searchAliases: string[]
  /** Whether the page shows examples of everything, so that search puts it behind other pages that answer as well. */
  isDemonstration: boolean
  /** The image for links to the page on social networks, as the front matter names it, `./joins.png`; once compiled, its address. */
  image: string | undefined
  /** Undefined if the page hides its table of contents. */
  tocLevels: TocLevels | undefined
  isDraft: boolean
  isUnlisted: boolean
  source: MarkdownSource
  /** The languages of the code in its body. */
  languages: string[]
}

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
  'source' | 'languages' | 'tagNames' | 'explainsTerms' | 'declaredLastUpdate'
> &
  CompiledMarkdown & {
    tags: Tag[]
    /** The terms of the glossary to explain in `html`, in the order of the text. */
    terms: FoundTerm[]
    /** The day the front matter names, else that of the file's newest commit; undefined where neither is known. */
    lastUpdated: Date | undefined
    /** The author that the front matter names for the last change. */
    lastUpdatedBy: string | undefined
  }

export interface ReadOptions {
  /** The site's folder. */
  root: string
  /** Whether drafts are read, as in development, or left out. */
  includesDrafts: boolean
  /** Heading levels for pages whose front matter names none. */
  tocLevels: TocLevels
  /** Where readers can change the site's files, if anywhere: `https://code.example/edit/main/`. */
  editUrl: string | undefined
  /** The format of files whose front matter names none. */
  format: MarkdownFormat
  memo?: Memo
  report: Report
}

/** Whether a file is a page: Markdown, with no part of its path starting with `_` or `.`. */
export function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split('/').some(part => /^[_.]/.test(part))
}

/**
 * Reads one Markdown file whose front matter follows `schema`, which contains the keys that all pages share. `leadingTitle` is the
 * text of a `# Title` that opens the body. Undefined for a draft to leave out, and for a file with errors, which are reported.
 */
export function readPageSource<Shape extends z.ZodRawShape>(
  path: string,
  schema: z.ZodObject<Shape>,
  { root, includesDrafts, tocLevels, format, memo = noMemo, report }: ReadOptions,
) {
  const file = readSource(root, path)
  const { problems, parsed } = memo('page sources', [file, Object.keys(schema.shape)], () => parseSource(file, schema))
  for (const problem of problems) report(problem)
  if (!parsed) return undefined
  const { frontMatter, leadingTitle, body, bodyLine, languages, description } = parsed
  const shared = frontMatter as z.output<typeof pageFrontMatter>
  if (shared.draft && !includesDrafts) return undefined
  const page: PageSource = {
    description: shared.description ?? description,
    keywords: shared.keywords ?? [],
    searchAliases: shared.searchAliases ?? [],
    isDemonstration: shared.demonstration ?? false,
    image: shared.image,
    tocLevels: shared.hide_table_of_contents
      ? undefined
      : { from: shared.toc_min_heading_level ?? tocLevels.from, to: shared.toc_max_heading_level ?? tocLevels.to },
    isDraft: shared.draft ?? false,
    isUnlisted: shared.unlisted ?? false,
    source: { file, body, bodyLine, format: resolveFormat(path, shared.mdx?.format ?? shared.format ?? format) },
    languages,
  }
  return { frontMatter, file, leadingTitle, page }
}

/** What one file says by itself; `parsed` is undefined if it has errors. */
function parseSource<Shape extends z.ZodRawShape>(file: SourceFile, schema: z.ZodObject<Shape>) {
  const problems: Problem[] = []
  const parsed = parseFrontMatter(file, schema, problem => problems.push(problem))
  if (!parsed) return { problems }
  const { title: leadingTitle, body } = takeLeadingTitle(parsed.body)
  const languages = [...new Set(listFenceLanguages(body))]
  return { problems, parsed: { ...parsed, leadingTitle, body, languages, description: deriveDescription(body) } }
}

/** Reads the file of a doc or post. Undefined for skipped drafts and files with errors. */
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

/** Blank lines and imports, then `# Title`, or `Title` underlined by `===`. */
const leadingTitlePattern =
  /^((?:[ \t]*\n|import\s[^'"]*['"][^'"\n]*['"];?[ \t]*\n)*)(?:#[ \t]+([^\n]+)|(\S[^\n]*)\n=+[ \t]*(?=\n|$))/

/** The title that opens a body, as plain text, and the body with empty lines in its place: later lines keep their numbers. */
export function takeLeadingTitle(body: string): { title: string | undefined; body: string } {
  const [match, before = '', title, underlined = ''] = leadingTitlePattern.exec(body) ?? []
  if (match === undefined) return { title: undefined, body }
  const line = (title ?? underlined).replace(explicitHeadingId, '').replace(/\s+#+\s*$/, '') // `# Title ##`
  return { title: stripInlineMarkdown(line), body: before + (title ? '' : '\n') + body.slice(match.length) }
}

interface Titles {
  /** The title of the document, in lists and in links. */
  title: string
  /** The heading above the text; undefined where `hide_title` is set. */
  shownTitle: string | undefined
  sidebarLabel: string
}

/**
 * Decides what a doc, post or page is called: its title is that of the front matter, else the one that opens its Markdown, else
 * `name`, which comes from its path. `hide_title` hides the title of the front matter, never a heading in the Markdown.
 */
export function decideTitles(
  frontMatter: { title?: string | undefined; sidebar_label?: string | undefined; hide_title?: boolean | undefined },
  leadingTitle: string | undefined,
  name: string,
): Titles {
  const title = frontMatter.title ?? leadingTitle ?? name
  return {
    title,
    shownTitle: leadingTitle ?? (frontMatter.hide_title ? undefined : title),
    sidebarLabel: frontMatter.sidebar_label ?? title,
  }
}

/** `https://code.example/edit/main` and `https://code.example/edit?file=` are both bases to which a path is added. */
function createEditUrl(path: string, base: string | undefined): string | undefined {
  return base && `${base.replace(/[^/=]$/, '$&/')}${path.split('/').map(encodeURIComponent).join('/')}`
}

/** What must be unique, for the messages. */
interface Rule {
  /** The front matter key that sets the value: `slug`. */
  key: string
  /** What the value is, for the message: `The address`. */
  label: string
  fix: string
}

/**
 * Returns a function that tells whether `file` is the first with this value (an id or an address). A later file with the
 * same value is reported as an error.
 */
export function createUniquenessCheck(
  { key, label, fix }: Rule,
  report: Report,
): (value: string, file: SourceFile) => boolean {
  const pathByValue = new Map<string, string>()
  return (value, file) => {
    const earlierPath = pathByValue.get(value)
    if (earlierPath === undefined) {
      pathByValue.set(value, file.path)
      return true
    }
    report({
      level: 'error',
      where: locateText(file, `${key}:`),
      what: `${label} \`${value}\` is already used by ${earlierPath}.`,
      fix,
    })
    return false
  }
}
