// What `tickwise new` writes: a draft that has the front matter docs and posts have.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { stringify } from 'yaml'
import { readAuthorKeys } from './authors.ts'
import { docAddress, splitNumberPrefix } from './doc-address.ts'
import { githubSlug } from './slug.ts'

type NewFile = { path: string; url: string; text: string }

/** Writes a doc at `name` (`concepts/peach`) below the docs, or tells why not by throwing. */
export function writeNewDoc(root: string, name: string, title = titleOf(name)): NewFile {
  const path = /\.mdx?$/.test(name) ? name : `${name}.md`
  if (!path.split('/').every(part => /^[a-z\d][\w.-]*$/i.test(part)))
    throw new Error(
      `\`${name}\` is no path of a doc: write names of letters, digits and hyphens, such as concepts/joins.`,
    )
  const front = { title, description: 'One sentence for lists and search engines.', draft: true }
  const { url } = docAddress(path, {}, '/docs')
  return write(root, {
    path: `content/docs/${path}`,
    url,
    text: `${frontMatter(front)}The text starts here, without a first heading.\n`,
  })
}

/** Writes a post of the day (`2024-03-19`) whose name and address are made from its title. */
export function writeNewPost(root: string, title: string, day: string): NewFile {
  const slug = githubSlug(title)
  if (slug === '') throw new Error(`\`${title}\` has no letters or digits to make an address of.`)
  const authors = readAuthorKeys(root).slice(0, 1)
  const description = 'One sentence for lists and search engines.'
  const front = { title, slug, description, date: day, ...(authors.length > 0 && { authors }), tags: [], draft: true }
  return write(root, {
    path: `content/blog/${day}-${slug}.md`,
    url: `/blog/${slug}`,
    text: `${frontMatter(front)}Forty to eighty words that say which question the post answers.\n\n<!-- truncate -->\n\nThe rest.\n`,
  })
}

function write(root: string, file: NewFile): NewFile {
  const { path, text } = file
  const withoutExtension = path.slice(0, -extname(path).length)
  const present = ['.md', '.mdx']
    .map(extension => withoutExtension + extension)
    .find(name => existsSync(join(root, name)))
  if (present) throw new Error(`${present} exists already.`)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { flag: 'wx' })
  return file
}

function frontMatter(data: Record<string, unknown>): string {
  return `---\n${stringify(data, { lineWidth: 0 })}---\n\n`
}

/** `concepts/02-as-of_joins` is `As of joins`. */
function titleOf(path: string): string {
  const words = splitNumberPrefix(basename(path).replace(/\.mdx?$/, '')).name.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
