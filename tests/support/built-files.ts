import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { sampleCases } from './long-run.ts'

/** All files below a folder, as sorted paths that start with `/`. */
export function listBuiltFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()
}

/**
 * The entry script of a built site, with `HASH` for the hashes of the chunks it loads: those chunks hold the site's own
 * islands and controls.
 */
export function readEntryScript(dist = inject('dist')): string {
  const entries = listBuiltFiles(dist).filter(path => /\/client-[\w-]{8}\.js$/.test(path))
  if (entries.length !== 1) throw new Error(`Not one entry script, but ${entries.length}.`)
  return readBuilt(entries[0] ?? '', dist).replace(/-[\w-]{8}\.(js|css)\b/g, '-HASH.$1')
}

export function readBuilt(path: string, folder = inject('dist')): string {
  return readFileSync(join(folder, path), 'utf8')
}

/** HTML of the page at `path`, an address as `listBuiltPages` lists them. */
export function readBuiltPage(path: string): string {
  return readBuilt(path === '/' ? 'index.html' : `${path}.html`)
}

/** Redirects of the built site: from -> to, without the second line of each, which has a trailing slash. */
export function readBuiltRedirects(dist = inject('dist')): Map<string, string> {
  return new Map(
    readBuilt('_redirects', dist)
      .split('\n')
      .filter(line => line !== '' && !line.includes('/ '))
      .map(line => line.split(' ') as [string, string]),
  )
}

/** Addresses of a built site's pages: every HTML file that is not a redirect's. */
export function listBuiltPages(dist = inject('dist')): string[] {
  const redirects = readBuiltRedirects(dist)
  return listBuiltFiles(dist)
    .filter(path => path.endsWith('.html'))
    .map(path => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .filter(path => !redirects.has(path))
}

/**
 * The same with only a tenth of the tag pages and of the pages of names in the reference, except in a long run: these pages differ
 * only in their posts and in their text.
 */
export function sampleBuiltPages(): string[] {
  const pages = listBuiltPages()
  const isAlike = (path: string) => path.startsWith('/blog/tags/') || path.startsWith('/reference/')
  return [...pages.filter(path => !isAlike(path)), ...sampleCases(pages.filter(isAlike), 10)]
}
