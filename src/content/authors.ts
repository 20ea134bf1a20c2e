import type { z } from 'zod'
import { readNamedEntries } from './named-entries.ts'
import { nearest } from './nearest.ts'
import { placeOf, type Report } from './problem.ts'
import { author as authorSchema, type postFrontMatter } from './schemas.ts'
import type { SourceFile } from './source-file.ts'

export type Author = {
  name: string
  type: 'Person' | 'Organization'
  title: string | undefined
  url: string | undefined
  email: string | undefined
  /** Path of a picture of this site. */
  image: string | undefined
  socials: { label: string; url: string }[]
}

/** The authors a post names, in its order. Errors are reported and leave their author out. */
export type FindAuthors = (front: z.output<typeof postFrontMatter>, file: SourceFile) => Author[]

const authorsFile = 'content/blog/authors.yml'

/** Name and address of a profile, by the key in `socials`; `@` stands for the handle. */
const platforms = new Map<string, [label: string, address: string]>([
  ['bluesky', ['Bluesky', 'https://bsky.app/profile/@']],
  ['github', ['GitHub', 'https://github.com/@']],
  ['instagram', ['Instagram', 'https://www.instagram.com/@']],
  ['linkedin', ['LinkedIn', 'https://www.linkedin.com/in/@/']],
  ['mastodon', ['Mastodon', 'https://mastodon.social/@']],
  ['stackoverflow', ['Stack Overflow', 'https://stackoverflow.com/users/@']],
  ['threads', ['Threads', 'https://www.threads.net/@']],
  ['twitch', ['Twitch', 'https://twitch.tv/@']],
  ['x', ['X', 'https://x.com/@']],
  ['youtube', ['YouTube', 'https://www.youtube.com/@']],
])

/** The keys of the authors that posts may name, in the file's order. */
export function readAuthorKeys(root: string): string[] {
  return [...(readNamedEntries({ root, path: authorsFile }, authorSchema, () => {})?.names ?? [])]
}

export function readAuthors(root: string, report: Report): FindAuthors {
  const known = readNamedEntries({ root, path: authorsFile }, authorSchema, report)
  if (known) warnOfAuthorPages(known)
  return (front, file) => {
    const named = [...(front.authors ?? []), ...oldForm(front)]
    if (front.authors && named.length > front.authors.length) {
      report({
        level: 'error',
        where: placeOf(file, 'author'),
        what: 'The post names its author by `authors` and by `author…`.',
        fix: 'Keep `authors`.',
      })
    }
    const keys = new Set<string>()
    return named.flatMap(({ key, ...own }) => {
      const entry = key === undefined ? {} : find(key)
      if (!entry) return []
      if (key !== undefined) keys.add(key)
      const { name, type = 'Person', title, url, email, image_url: image, socials } = { ...entry, ...own }
      if (name === undefined) return missingName(key ?? 'authors')
      return {
        ...{ name, type, title, url, email },
        image: image === undefined ? undefined : picture(image),
        socials: Object.entries(socials ?? {}).flatMap(profile),
      }
    })

    function find(key: string): Partial<z.output<typeof authorSchema>> | undefined {
      if (keys.has(key)) {
        report({
          level: 'error',
          where: placeOf(file, key, 'authors:'),
          what: `The author \`${key}\` is named twice.`,
          fix: 'Name each author once.',
        })
        return undefined
      }
      // Of a file that cannot be read no author can be said to be missing.
      if (known && !known.names) return undefined
      if (known?.names?.has(key)) return known.entries.get(key)
      const names = [...(known?.names ?? [])]
      const meant = nearest(key, names)
      report({
        level: 'error',
        where: placeOf(file, key, 'authors:'),
        what: `Unknown author \`${key}\`.`,
        fix: `${meant ? `Did you mean \`${meant}\`? ` : ''}Add it to ${authorsFile}, or name one of its authors: ${names.join(', ') || 'none'}.`,
      })
      return undefined
    }

    /** Pages may show no pictures of other hosts. */
    function picture(path: string): string | undefined {
      if (/^\/(?!\/)/.test(path)) return path
      report({
        level: 'warning',
        where: placeOf(file.text.includes(path) ? file : (known?.file ?? file), path),
        what: `The picture \`${path}\` of an author is not shown: it is no file of this site.`,
        fix: 'Put it below static/ and write its path, such as /img/ada.png.',
      })
      return undefined
    }

    function profile([platform, value]: [string, string]): Author['socials'] {
      const [label, address] = platforms.get(platform.toLowerCase()) ?? [platform, undefined]
      if (/^https?:/.test(value)) return [{ label, url: value }]
      if (address) return [{ label, url: address.replace('@', encodeURIComponent(value)) }]
      report({
        level: 'error',
        where: placeOf(known?.file ?? file, platform),
        what: `Where \`${platform}\` has the profile \`${value}\` is not known.`,
        fix: `Give the address of the profile, or a handle at one of: ${[...platforms.keys()].join(', ')}.`,
      })
      return []
    }

    function missingName(needle: string): [] {
      report({
        level: 'error',
        where: placeOf(file, needle),
        what: 'An author has no name.',
        fix: `Give it a \`name\`, here or in ${authorsFile}.`,
      })
      return []
    }
  }

  function warnOfAuthorPages({
    file,
    entries,
  }: {
    file: SourceFile
    entries: ReadonlyMap<string, { page?: unknown }>
  }) {
    for (const [key, { page }] of entries) {
      if (!page) continue
      report({
        level: 'warning',
        where: placeOf(file, key),
        what: `The author \`${key}\` asks for a page of its own; authors have none here.`,
        fix: 'Remove `page`, and let `url` lead to a page about the author.',
      })
    }
  }
}

/** The keys that blogs used before `authors`. */
function oldForm({ author: name, author_title, author_url, author_image_url }: z.output<typeof postFrontMatter>) {
  if (name === undefined && author_title === undefined && author_url === undefined) return []
  return [{ key: undefined, name, title: author_title, url: author_url, image_url: author_image_url }]
}
