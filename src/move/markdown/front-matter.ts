// Changes single lines of front matter and leaves all others as they are written.

const frontMatter = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/

/** Adds a line such as `mdx: { format: md }`. */
export function addToFrontMatter(text: string, line: string): string {
  return frontMatter.test(text) ? text.replace(/^---[ \t]*\n/, `$&${line}\n`) : `---\n${line}\n---\n\n${text}`
}

/**
 * For a doc that moves into a folder of other docs: `slug: /intro` becomes `slug: /community/intro`, the doc `next` becomes
 * `community/next`, and the sidebar `docs` of the instance becomes `community-docs`.
 */
export function prefixFrontMatter(text: string, folder: string, instance: string): string {
  return text.replace(frontMatter, matter =>
    matter
      .replace(/^(slug:\s*['"]?)\/(?=.)/m, `$1/${folder}/`)
      .replace(/^(slug:\s*['"]?)\/(['"]?\s*)$/m, `$1/${folder}$2`)
      .replace(/^(pagination_(?:prev|next):\s*['"]?)(?!null\b)(?=\S)/gm, `$1${folder}/`)
      .replace(/^(displayed_sidebar:\s*['"]?)(?!null\b)(?=\S)/gm, `$1${instance}-`),
  )
}

/** The value of a key on a line of its own; undefined if there is none. */
export function readFrontMatterLine(text: string, key: string): string | undefined {
  const [matter = ''] = frontMatter.exec(text) ?? []
  return new RegExp(`^${key}:[ \\t]*(['"]?)(.*?)\\1[ \\t]*$`, 'm').exec(matter)?.[2]
}

/** Sets `slug`, which may have a line already. */
export function setSlug(text: string, slug: string): string {
  if (readFrontMatterLine(text, 'slug') === undefined) return addToFrontMatter(text, `slug: ${JSON.stringify(slug)}`)
  return text.replace(frontMatter, matter => matter.replace(/^slug:.*$/m, () => `slug: ${JSON.stringify(slug)}`))
}
