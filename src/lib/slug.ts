// The two rules for slugs, which are those of Docusaurus: GitHub's for headings and categories, kebab case for tags.
import { slug } from 'github-slugger'

/** Lower case, without punctuation, with hyphens for spaces: `KDB/Q Language` becomes `kdbq-language`. */
export function githubSlug(text: string): string {
  return slug(text)
}

/** Kebab case that keeps digits with their letters: `kdb+/q` becomes `kdb-q`, `KX Con23` becomes `kx-con23`. */
export function tagSlug(label: string): string {
  return label
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Makes a function that numbers repeated slugs by GitHub's rule: `joins` stays, the second `joins` becomes `joins-1`. */
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
