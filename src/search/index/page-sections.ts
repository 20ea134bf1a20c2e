import type { Element, RootContent } from 'hast'
import { findElement, getTextContent, hasClass, parseHtml } from '../../lib/html-tree.ts'

/**
 * A heading with the text and code up to the next heading. The lead, which is the part of a page before its first heading, has
 * an empty `anchor` and `heading`.
 */
export interface Section {
  anchor: string
  heading: string
  text: string
  code: string
}

/** A section that is being read. `linkedLength`: how many characters of its text are links. */
interface Draft {
  anchor: string
  heading: string
  text: string
  code: string[]
  linkedLength: number
}

/** If more than this share of the text is links and there is no code, a section is a list of links, such as "Where to go next". */
const linkListShare = 0.4
/** Only the first lines of a q session are indexed, since the rest of a long one is output. Scripts are indexed in full. */
const maxSessionLines = 40

/** Elements whose text is not content of the page: controls and navigation. */
const skippedElements = new Set([
  'button',
  'progress',
  'script',
  'style',
  'template',
  'noscript',
  'object',
  'form',
  'nav',
])
/** A drawing of data that is in the code above it, too. */
const drawnData = 'drawn-data'
const skippedClasses = ['heading-anchor', 'visually-hidden', drawnData]
/** Elements that do not end a word. All others do: `<td>a</td><td>b</td>` is `a b`. */
const inlineElements = new Set(
  'a abbr b code del em i ins kbd mark q s small span strong sub sup var x-slot'.split(' '),
)

/** The sections of a page's HTML. The first is always the lead; lists of links are left out. */
export function splitIntoSections(html: string): Section[] {
  const drafts: Draft[] = [createDraft('', '')]
  for (const node of parseHtml(html)) readNode(node, drafts)
  return drafts.flatMap((draft, index) => finishSection(draft, index === 0) ?? [])
}

/** Adds the content of `node` to the last draft. A heading begins another draft. */
function readNode(node: RootContent, drafts: Draft[]) {
  const draft = drafts.at(-1)
  if (!draft) return
  if (node.type === 'text') draft.text += node.value
  if (node.type !== 'element' || isSkipped(node)) return
  const { tagName, properties, children } = node
  if (/^h[2-5]$/.test(tagName) && properties.id) {
    drafts.push(createDraft(String(properties.id), collapseSpaces(getTextContent(node))))
  } else if (tagName === 'pre') {
    draft.code.push(readCode(node))
  } else if (tagName === 'svg') {
    draft.text += describeDrawing(children)
  } else {
    if (tagName === 'a') draft.linkedLength += getTextContent(node).length
    if ((tagName === 'section' || properties.role === 'tabpanel') && properties.ariaLabel)
      draft.text += ` ${properties.ariaLabel} `
    for (const child of children) readNode(child, drafts)
    if (!inlineElements.has(tagName)) draft.text += ' '
  }
}

function isSkipped(node: Element): boolean {
  const isTabList = node.properties.role === 'tablist'
  if (node.properties.hidden !== undefined) return true // Blocks of an exercise, and what only scripts show.
  return skippedElements.has(node.tagName) || isTabList || skippedClasses.some(name => hasClass(node, name))
}

/** The title and description of an SVG: `<title>Join</title><desc>Two tables</desc>` -> ` Join.  Two tables. `. */
function describeDrawing(children: RootContent[]): string {
  return ['title', 'desc']
    .flatMap(name => findElement(children, name) ?? [])
    .map(words => ` ${getTextContent(words)}. `)
    .join('')
}

function readCode(block: Element): string {
  const code = getTextContent(block).trimEnd()
  // The output of a q session is in `<samp>`; a script has no output.
  const isSession = findElement(block.children, 'samp') !== undefined
  return isSession ? code.split('\n').slice(0, maxSessionLines).join('\n') : code
}

/** Undefined for a list of links. A lead that is one is kept without its text. */
function finishSection({ anchor, heading, text, code, linkedLength }: Draft, isLead: boolean): Section | undefined {
  const prose = collapseSpaces(text)
  const isLinkList = code.length === 0 && linkedLength > prose.length * linkListShare
  if (isLinkList && !isLead) return undefined
  return { anchor, heading, text: isLinkList ? '' : prose, code: code.join('\n') }
}

function createDraft(anchor: string, heading: string): Draft {
  return { anchor, heading, text: '', code: [], linkedLength: 0 }
}

/** Single spaces, which nearly all are, are not matched: replacing each by itself would take most of the time. */
function collapseSpaces(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim()
}
