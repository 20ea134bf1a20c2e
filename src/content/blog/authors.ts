import type { z } from 'zod'
import { findNearest } from '../../lib/edit-distance.ts'
import type { Report } from '../input/problem.ts'
import { locateText, type SourceFile } from '../input/source-file.ts'
import { type NamedEntries, readNamedEntries } from '../input/yaml.ts'
import type { postFrontMatter } from '../schemas/front-matter-schemas.ts'
import { authorEntry } from '../schemas/yaml-file-schemas.ts'

/** Reads the authors of a post, in its order. An author with an error is reported and left out. */
type FindAuthors = (frontMatter: PostFrontMatter, post: SourceFile) => Author[]

type PostFrontMatter = z.output<typeof postFrontMatter>
type AuthorEntry = z.output<typeof authorEntry>
/** An author as a post names one; `key` leads to an entry of `authors.yml`, to which the other values are added. */
type NamedAuthor = { [Key in keyof AuthorEntry]?: AuthorEntry[Key] | undefined } & { key?: string | undefined }
type AuthorsFile = NamedEntries<AuthorEntry>

interface Context {
  post: SourceFile
  /** Undefined if the site has no `authors.yml`. */
  authorsFile: AuthorsFile | undefined
  report: Report
}

const authorsPath = 'content/blog/authors.yml'

/** The keys of the authors that posts may name, in the file's order. */
export function readAuthorKeys(root: string): string[] {
  const ignoreProblems = () => {}
  return [...(readNamedEntries({ root, path: authorsPath }, authorEntry, ignoreProblems)?.names ?? [])]
}

/** Reads `authors.yml`; returns the function that resolves the authors of one post. */
export function createAuthorFinder(root: string, report: Report): FindAuthors {
  const authorsFile = readNamedEntries({ root, path: authorsPath }, authorEntry, report)
  if (authorsFile) warnOfAuthorPages(authorsFile, report)
  return (frontMatter, post) => findAuthors(frontMatter, { post, authorsFile, report })
}

function findAuthors(frontMatter: PostFrontMatter, context: Context): Author[] {
  const legacyAuthors = readLegacyAuthors(frontMatter)
  if (frontMatter.authors && legacyAuthors.length > 0) reportMixedAuthorKeys(context)
  const named: NamedAuthor[] = [...(frontMatter.authors ?? []), ...legacyAuthors]
  const keys = new Set<string>()
  return named.flatMap(({ key, ...own }) => {
    if (key === undefined) return createAuthor(own, 'authors', context) ?? []
    if (keys.has(key)) {
      reportRepeatedAuthor(key, context)
      return []
    }
    const entry = findEntry(key, context)
    if (!entry) return []
    keys.add(key)
    return createAuthor({ ...entry, ...own }, key, context) ?? []
  })
}

/** The single author that posts named by `author`, `author_title` and so on before there was `authors`. */
function readLegacyAuthors({ author, author_title, author_url, author_image_url }: PostFrontMatter): NamedAuthor[] {
  if (author === undefined && author_title === undefined && author_url === undefined) return []
  return [{ name: author, title: author_title, url: author_url, image_url: author_image_url }]
}

/** The author's entry in `authors.yml`; undefined where there is none without errors, which is reported. */
function findEntry(key: string, { post, authorsFile, report }: Context): AuthorEntry | undefined {
  // Which authors a file has that is not valid YAML is unknown; its own error is reported.
  if (authorsFile && !authorsFile.names) return undefined
  if (authorsFile?.names?.has(key)) return authorsFile.entries.get(key)
  const names = [...(authorsFile?.names ?? [])]
  const suggestion = findNearest(key, names)
  report({
    level: 'error',
    where: locateText(post, key, 'authors:'),
    what: `Unknown author \`${key}\`.`,
    fix: `${suggestion ? `Did you mean \`${suggestion}\`? ` : ''}Add it to ${authorsPath}, or name one of its authors: ${names.join(', ') || 'none'}.`,
  })
  return undefined
}

/** `nameInPost` is what the post names the author by, for messages to find the line. */
function createAuthor(author: NamedAuthor, nameInPost: string, context: Context): Author | undefined {
  const { name, type = 'Person', title, url, email, image_url: image, socials = {} } = author
  if (name === undefined) {
    context.report({
      level: 'error',
      where: locateText(context.post, nameInPost),
      what: 'An author has no name.',
      fix: `Give it a \`name\`, here or in ${authorsPath}.`,
    })
    return undefined
  }
  return {
    ...{ name, type, title, url, email },
    image: image !== undefined && isPathOfSite(image, context) ? image : undefined,
    socials: Object.entries(socials).flatMap(social => readSocialProfile(social, context) ?? []),
  }
}

/** The content security policy lets pages show no pictures from other hosts. */
function isPathOfSite(image: string, { post, authorsFile, report }: Context): boolean {
  if (/^\/(?!\/)/.test(image)) return true
  report({
    level: 'warning',
    where: locateText(post.text.includes(image) ? post : (authorsFile?.file ?? post), image),
    what: `The author’s picture \`${image}\` is not shown, since it is not a file of this site.`,
    fix: 'Put it below static/ and write its path, such as /img/ada.png.',
  })
  return false
}

function readSocialProfile(
  [platform, handleOrUrl]: [string, string],
  { post, authorsFile, report }: Context,
): Author['socials'][number] | undefined {
  const profile = resolveSocialProfile(platform, handleOrUrl)
  if (profile) return profile
  report({
    level: 'error',
    where: locateText(authorsFile?.file ?? post, platform),
    what: `\`${platform}\` is not a known platform, so the address of the profile \`${handleOrUrl}\` is unknown.`,
    fix: `Write the whole address of the profile, or a handle at one of: ${platformNames.join(', ')}.`,
  })
  return undefined
}

function reportMixedAuthorKeys({ post, report }: Context) {
  report({
    level: 'error',
    where: locateText(post, 'author'),
    what: 'The post names authors both by `authors` and by an older key such as `author`.',
    fix: 'Keep `authors` and remove the other keys.',
  })
}

function reportRepeatedAuthor(key: string, { post, report }: Context) {
  report({
    level: 'error',
    where: locateText(post, key, 'authors:'),
    what: `The author \`${key}\` is named twice.`,
    fix: 'Name each author once.',
  })
}

function warnOfAuthorPages({ file, entries }: AuthorsFile, report: Report) {
  for (const [key, { page }] of entries) {
    if (!page) continue
    report({
      level: 'warning',
      where: locateText(file, key),
      what: `The author \`${key}\` has \`page\` set, but authors have no pages of their own here.`,
      fix: 'Remove `page`, and let `url` lead to a page about the author.',
    })
  }
}

/** An author of a post: what `authors.yml` says and what the post's front matter adds. */
export interface Author {
  name: string
  type: 'Person' | 'Organization'
  /** What the author does: `Data engineer`. */
  title: string | undefined
  url: string | undefined
  email: string | undefined
  /** Path of a picture on this site: `/img/ada.png`. */
  image: string | undefined
  /** Profiles on other sites: `{ label: 'GitHub', url: 'https://github.com/ada' }`. */
  socials: { label: string; url: string }[]
}

/** The label and the profile address of each platform, by its key in `socials`; `@` stands for the handle. */
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

const platformNames = [...platforms.keys()]

/** `github`, `ada` is GitHub at `https://github.com/ada`. An address stays as it is; undefined for a handle elsewhere. */
function resolveSocialProfile(platform: string, handleOrUrl: string): { label: string; url: string } | undefined {
  const [label, address] = platforms.get(platform.toLowerCase()) ?? [platform, undefined]
  if (/^https?:/.test(handleOrUrl)) return { label, url: handleOrUrl }
  return address === undefined ? undefined : { label, url: address.replace('@', encodeURIComponent(handleOrUrl)) }
}
