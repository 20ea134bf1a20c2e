// The two slug rules of the site: GitHub's for headings and categories, kebab-case for tags.
import { slug } from 'github-slugger'

/** GitHub's heading slug: lower case, punctuation dropped, spaces to hyphens. `KDB/Q Language` -> `kdbq-language`. */
export function githubSlug(text: string): string {
  return slug(text)
}

/** Kebab-case that keeps digits with their letters. `kdb+/q` -> `kdb-q`, `KX Con23` -> `kx-con23`. */
export function tagSlug(label: string): string {
  return label
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Makes each slug of one page unique by GitHub's rule: the second `joins` becomes `joins-1`. */
export function createUniqueSlugs(): (wanted: string) => string {
  const seen = new Map<string, number>()
  return wanted => {
    let unique = wanted
    while (seen.has(unique)) {
      const count = (seen.get(wanted) ?? 0) + 1
      seen.set(wanted, count)
      unique = `${wanted}-${count}`
    }
    seen.set(unique, 0)
    return unique
  }
}
