import type { Element, RootContent } from 'hast'
import { findElement, hasClass, parseHtml, textOf } from '../outputs/html-tree.ts'

/** What stands under one heading of a page, or before the first one: then `anchor` and `heading` are empty. */
export type Section = { anchor: string; heading: string; text: string; code: string }

/** The sections of a page's HTML. Controls, drawings (but for their descriptions) and lists of links are left out. */
export function sectionsOf(html: string): Section[] {
  const drafts: Draft[] = [emptyDraft('', '')]
  for (const node of parseHtml(html)) read(node)
  return drafts.flatMap((draft, index) => {
    const text = tidy(draft.text)
    const isLinkList = draft.code.length === 0 && draft.linkedLength > text.length * linkListShare
    if (index > 0 && isLinkList) return []
    return [{ anchor: draft.anchor, heading: draft.heading, text: isLinkList ? '' : text, code: draft.code.join('\n') }]
  })

  function read(node: RootContent) {
    const draft = drafts.at(-1)
    if (!draft) return
    if (node.type === 'text') draft.text += node.value
    if (node.type !== 'element' || isLeftOut(node)) return
    const { tagName, properties, children } = node
    if (/^h[2-5]$/.test(tagName) && properties.id) {
      drafts.push(emptyDraft(String(properties.id), tidy(textOf(node))))
    } else if (tagName === 'pre') {
      draft.code.push(codeOf(node))
    } else if (tagName === 'svg') {
      for (const name of ['title', 'desc']) {
        const words = findElement(children, name)
        if (words) draft.text += ` ${textOf(words)}. `
      }
    } else {
      if (tagName === 'a') draft.linkedLength += textOf(node).length
      if (tagName === 'section' && properties.ariaLabel) draft.text += ` ${properties.ariaLabel} `
      for (const child of children) read(child)
      if (!inline.has(tagName)) draft.text += ' '
    }
  }
}

/** What is linked beyond this share of a text without code makes it a list of links, such as "Where to go next". */
const linkListShare = 0.4

type Draft = { anchor: string; heading: string; text: string; code: string[]; linkedLength: number }

function emptyDraft(anchor: string, heading: string): Draft {
  return { anchor, heading, text: '', code: [], linkedLength: 0 }
}

const leftOut = new Set(['button', 'progress', 'script', 'style', 'template', 'noscript', 'object', 'form', 'nav'])
const leftOutClasses = ['heading-anchor', 'visually-hidden']
const inline = new Set('a abbr b code del em i ins kbd mark q s small span strong sub sup var x-slot'.split(' '))

function isLeftOut(node: Element): boolean {
  const isTabs = node.properties.role === 'tablist'
  return leftOut.has(node.tagName) || isTabs || leftOutClasses.some(name => hasClass(node, name))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const maxSessionLines = 40

/** Of a long session its first lines: what follows is output. Scripts are kept whole. */
function codeOf(block: Element): string {
  const code = textOf(block).trimEnd()
  const isSession = findElement(block.children, 'samp') !== undefined
  return isSession ? code.split('\n').slice(0, maxSessionLines).join('\n') : code
}
