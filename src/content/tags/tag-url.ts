import type { Report } from '../input/problem.ts'

export const tagsPath = 'content/blog/tags.yml'

/** `kdb+/q` is at `/blog/tags/kdb-q`. Undefined, and reported, for a name such as `++` that leaves nothing for an address. */
export function resolveTagUrl(
  { name, permalink }: { name: string; permalink: string | undefined },
  where: string,
  report: Report,
): string | undefined {
  const slug = tagSlug(name)
  if (permalink !== undefined || slug !== '') return `/blog/tags${permalink ?? `/${slug}`}`
  report({
    level: 'error',
    where,
    what: `The tag \`${name}\` has no letter or digit to make an address from.`,
    fix: `Give it a \`permalink\` in ${tagsPath}.`,
  })
  return undefined
}

/** Docusaurus' rule for tags, kebab case that keeps digits with their letters: `kdb+/q` becomes `kdb-q`, `KX Con23` becomes `kx-con23`. */
export function tagSlug(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
