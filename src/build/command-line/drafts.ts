// The drafts that `tickwise new` writes, with the front matter that docs and posts usually have.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { stringify } from 'yaml'
import { readAuthorKeys } from '../../content/blog/authors.ts'
import { resolveDocAddress, splitNumberPrefix } from '../../content/docs/doc-address.ts'
import { githubSlug } from '../../lib/slug.ts'

interface Draft {
  path: string
  url: string
  text: string
}

/** Writes a draft of a doc: `concepts/peach` becomes `content/docs/concepts/peach.md`. Throws with a message for the author. */
export function writeNewDoc(root: string, name: string, title = deriveTitle(name)): Draft {
  const path = /\.mdx?$/.test(name) ? name : `${name}.md`
  if (!path.split('/').every(part => /^[a-z\d][\w.-]*$/i.test(part)))
    throw new Error(`\`${name}\` cannot be the path of a doc: use letters, digits and hyphens, such as concepts/joins.`)
  const frontMatter = { title, description: 'One sentence for lists and search engines.', draft: true }
  const { url } = resolveDocAddress(path, {}, '/docs')
  return writeDraft(root, {
    path: `content/docs/${path}`,
    url,
    text: `${formatFrontMatter(frontMatter)}The text starts here, without a first heading.\n`,
  })
}

/** Writes a draft of a post for `day` (`2024-03-19`): `Why q` becomes `content/blog/2024-03-19-why-q.md`. */
export function writeNewPost(root: string, title: string, day: string): Draft {
  const slug = githubSlug(title)
  if (slug === '') throw new Error(`\`${title}\` has no letters or digits to make an address from.`)
  const authors = readAuthorKeys(root).slice(0, 1)
  const description = 'One sentence for lists and search engines.'
  const frontMatter = {
    title,
    slug,
    description,
    date: day,
    ...(authors.length > 0 && { authors }),
    tags: [],
    draft: true,
  }
  return writeDraft(root, {
    path: `content/blog/${day}-${slug}.md`,
    url: `/blog/${slug}`,
    text: `${formatFrontMatter(frontMatter)}Forty to eighty words that say which question the post answers.\n\n<!-- truncate -->\n\nThe rest.\n`,
  })
}

function writeDraft(root: string, file: Draft): Draft {
  const { path, text } = file
  const withoutExtension = path.slice(0, -extname(path).length)
  const existing = ['.md', '.mdx']
    .map(extension => withoutExtension + extension)
    .find(name => existsSync(join(root, name)))
  if (existing) throw new Error(`${existing} exists already.`)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { flag: 'wx' })
  return file
}

function formatFrontMatter(data: Record<string, unknown>): string {
  return `---\n${stringify(data, { lineWidth: 0 })}---\n\n`
}

/** `concepts/02-as-of_joins` -> `As of joins`. */
export function deriveTitle(path: string): string {
  const words = splitNumberPrefix(basename(path).replace(/\.mdx?$/, '')).name.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
