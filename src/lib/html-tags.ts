// Finds the tags of HTML that authors may have written by hand, by the rules of browsers for tags and attributes:
// https://html.spec.whatwg.org/multipage/parsing.html#tokenization

export interface Tag {
  /** In lower case. */
  name: string
  isEndTag: boolean
  /** Offsets of its `<` and behind its `>`. */
  start: number
  end: number
}

/** Elements whose content browsers read as text. Of `<template>` they make elements, but show and load nothing. */
const textElements = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'template',
  'textarea',
  'title',
  'xmp',
])

/** A comment, or the beginning of a tag. */
const markup = /<!--(?:-?>|.*?(?:--!?>|$))|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)/gis
/** A value without quotes ends at a space or `>`, so it may hold quotes itself. */
const attribute = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y
const tagEnd = /[\s/]*>/y

/** The tags of `html` in their order, without those in comments and in elements that hold text alone. */
export function listTags(html: string): Tag[] {
  const tags: Tag[] = []
  markup.lastIndex = 0
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const [, slash, written] = match
    if (written === undefined) continue
    const end = findTagEnd(html, markup.lastIndex)
    if (end === undefined) break
    const tag = { name: written.toLowerCase(), isEndTag: slash !== '', start: match.index, end }
    tags.push(tag)
    markup.lastIndex = !tag.isEndTag && textElements.has(tag.name) ? findEndOfText(html, tag) : end
  }
  return tags
}

/** The offset behind the `>` of the tag whose name ends at `offset`; undefined if the tag is not closed. */
function findTagEnd(html: string, offset: number): number | undefined {
  for (let position = offset; ; position = attribute.lastIndex) {
    tagEnd.lastIndex = position
    if (tagEnd.test(html)) return tagEnd.lastIndex
    attribute.lastIndex = position
    if (!attribute.test(html)) return undefined
  }
}

/** Where the end tag of an element begins that holds text alone; without one, the text is read as HTML. */
function findEndOfText(html: string, { name, end }: Tag): number {
  const endTag = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  endTag.lastIndex = end
  return endTag.exec(html)?.index ?? end
}
