// What posts need that Docusaurus knew without their help: a date, and the address of a blog beside the first.
import { statSync } from 'node:fs'
import { readDatedPath } from '../../content/blog/posts.ts'
import { isPageFile } from '../../content/page-source.ts'
import { getBlogFolder } from '../file-plan.ts'
import type { AddFinding } from '../report.ts'
import type { SourceSite } from '../source/source-site.ts'
import { addToFrontMatter, readFrontMatterLine, setSlug } from './front-matter.ts'
import type { MovedMarkdown } from './scan-markdown.ts'

export function finishPost(page: MovedMarkdown, site: SourceSite, add: AddFinding): string {
  const { file, path, text } = page
  if (file.kind !== 'posts' || !isPageFile(file.target)) return text
  const dated = addDate(page, add)
  const blog = site.blogs.slice(1).find(further => file.target.startsWith(`${getBlogFolder(further, site)}/`))
  if (!blog) return dated
  const folder = getBlogFolder(blog, site)
  const slug = readFrontMatterLine(text, 'slug') ?? readDatedPath(file.target.slice(folder.length + 1)).slug
  add({
    kind: 'differs',
    where: `${path}:1`,
    what: 'Posts of a further blog have a `slug` with its name.',
    remedy: 'It keeps their addresses apart from those of the first blog.',
  })
  return setSlug(dated, `${folder.slice('content/blog/'.length)}/${slug.replace(/^\/+/, '')}`)
}

/** Docusaurus takes the date of a post without one from git, or from its file. */
function addDate({ file, path, text }: MovedMarkdown, add: AddFinding): string {
  const isDated = readFrontMatterLine(text, 'date') !== undefined
  if (isDated || readDatedPath(file.target.slice('content/blog/'.length)).date) return text
  const date = statSync(file.source).mtime.toISOString().slice(0, 10)
  add({
    kind: 'differs',
    where: `${path}:1`,
    what: 'The post has no date.',
    remedy: 'It has that of the last change of its file now, in `date` of its front matter: correct it.',
  })
  return addToFrontMatter(text, `date: ${date}`)
}
