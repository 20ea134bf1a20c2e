// Slugs of headings and categories, by GitHub's rule, which Docusaurus uses too. Those of tags: src/content/tags.ts.
import { slug } from 'github-slugger'

/** Lower case, without punctuation, with hyphens for spaces: `KDB/Q Language` becomes `kdbq-language`. */
export function githubSlug(text: string): string {
  return slug(text)
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
