import type { Builder } from '../builder.ts'
import type { Random } from '../random.ts'
import type { MarkdownFile, Site } from '../site-model.ts'

/** Where the site is built, and by what. The builder makes both builds: those with the cache and those without it. */
export interface Workplace {
  root: string
  /** Where the builds with the cache write. */
  out: string
  cache: string
  builder: Builder
  /** The arguments of the build with the cache. */
  cachedBuild: string[]
}

/** What is done between two builds. */
export interface Edit {
  /** Such as `change a word of a doc`. */
  name: string
  /**
   * Changes the site. Returns what was changed, such as the path of a file, or undefined where the site has nothing that this
   * edit could change.
   */
  change?: (site: Site, random: Random) => string | undefined
  /** Does something to the folders of the site and its builds once the changed files are written; returns what. */
  act?: (place: Workplace, random: Random) => string | Promise<string>
  /** Whether some file or message must be another one afterwards. */
  isSeen?: boolean
  /** How often it is done, compared with others; 1 by default. */
  weight?: number
}

/** Whether a path is that of a page: parts that pages import start with `_`. */
export function isPage(path: string): boolean {
  return !/\/_[^/]*$/.test(path)
}

export function listDocs({ markdown }: Site): string[] {
  return [...markdown.keys()].filter(path => path.startsWith('content/docs/') && isPage(path))
}

export function listPosts({ markdown }: Site): string[] {
  return [...markdown.keys()].filter(path => path.startsWith('content/blog/'))
}

export function listArticles(site: Site): string[] {
  return [...listDocs(site), ...listPosts(site)]
}

/** All Markdown files: pages, and parts that pages import. */
export function listTexts({ markdown }: Site): string[] {
  return [...markdown.keys()]
}

export function getFile(site: Site, path: string): MarkdownFile {
  const file = site.markdown.get(path)
  if (!file) throw new Error(`The site has no ${path}.`)
  return file
}

/** The place of a block that matches `pattern`, in a random file. */
export function findBlock(
  site: Site,
  random: Random,
  pattern: RegExp,
): { path: string; file: MarkdownFile; index: number; block: string } | undefined {
  const found = [...site.markdown].flatMap(([path, file]) =>
    file.blocks.flatMap((block, index) => (pattern.test(block) ? [{ path, file, index, block }] : [])),
  )
  return found.length > 0 ? random.pick(found) : undefined
}

/** Replaces what `pattern` finds first in a random block. */
export function replaceInBlock(
  site: Site,
  random: Random,
  pattern: RegExp,
  makeText: (found: string, path: string) => string,
): string | undefined {
  const place = findBlock(site, random, pattern)
  if (!place) return undefined
  const { path, file, index, block } = place
  file.blocks[index] = block.replace(pattern, found => makeText(found, path))
  return path
}
