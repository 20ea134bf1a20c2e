import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { githubSlug } from '../../lib/slug.ts'
import { readJson, toSettings } from '../source/source-site.ts'

/**
 * The addresses below the blog at which Docusaurus has pages of authors: `/authors/ada` for `ada: { page: true }`, and their list,
 * which it has even if none of them has a page.
 */
export function listAuthorPages(blog: string): string[] {
  const file = ['authors.yml', 'authors.yaml', 'authors.json']
    .map(name => join(blog, name))
    .find(path => existsSync(path))
  const authors =
    file === undefined ? [] : Object.entries(toSettings(file.endsWith('.json') ? readJson(file) : readYaml(file)))
  const pages = authors.flatMap(([key, author]) => {
    const { page } = toSettings(author)
    if (page === undefined || page === false) return []
    const { permalink } = toSettings(page)
    return [
      `/authors${typeof permalink === 'string' ? `/${permalink.replace(/^\/+|\/+$/g, '')}` : `/${githubSlug(key)}`}`,
    ]
  })
  return authors.length === 0 ? [] : ['/authors', ...pages]
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // The build reports what is wrong with the file.
  }
}
