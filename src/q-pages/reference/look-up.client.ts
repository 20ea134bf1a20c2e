// Says what a token in a block of q is: fetched when a reader first presses one, or Enter while a block has the focus.
import { makeElement } from '../block/elements.client.ts'
import { chooseForms, describeRank, fetchEntries, findEntry, type KnownName } from './fetch-entries.client.ts'
import { type FoundName, findNames } from './find-names.ts'

interface ShownName {
  pre: HTMLElement
  /** The names in the typed lines of the block. */
  places: Place[]
  index: number
  popover: HTMLElement
}

/** A name and the range of text that it covers. */
interface Place {
  name: FoundName
  range: Range
}

let shown: ShownName | undefined

/** Shows what stands at a point of a block of q. */
export async function lookUpAt(pre: HTMLElement, x: number, y: number) {
  const places = listPlaces(pre)
  const distances = places.map(({ range }) =>
    Math.min(...Array.from(range.getClientRects(), rect => distanceTo(rect, x, y))),
  )
  const nearest = Math.min(...distances)
  if (nearest <= maxDistance) await show(pre, places, distances.indexOf(nearest))
}

/** A press between two glyphs means the nearer one: in pixels. */
const maxDistance = 8

/** How far beside a token of the same line a point is; infinite in another line. */
function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return y < top || y >= bottom ? Number.POSITIVE_INFINITY : Math.max(left - x, x - right, 0)
}

/** Shows the first name of a block, or follows the link of the one that is shown. */
export async function lookUpFirst(pre: HTMLElement) {
  if (shown?.pre === pre) shown.popover.querySelector('a')?.click()
  else await show(pre, listPlaces(pre), 0)
}

/** Shows the next or the previous name of the block, if one is shown. Returns whether it did. */
export function lookUpNeighbour(pre: HTMLElement, step: number): boolean {
  if (shown?.pre !== pre) return false
  const { places, index } = shown
  show(pre, places, Math.min(Math.max(index + step, 0), places.length - 1))
  return true
}

/** Returns whether something was shown. */
export function closeLookUp(): boolean {
  if (!shown) return false
  shown.popover.remove()
  shown = undefined
  CSS.highlights?.delete('looked-up')
  return true
}

async function show(pre: HTMLElement, places: Place[], index: number) {
  const place = places[index]
  closeLookUp()
  if (!place) return
  const popover = makeElement('div', 'looked-up')
  popover.role = 'status'
  shown = { pre, places, index, popover }
  pre.after(popover)
  if ('Highlight' in window) CSS.highlights.set('looked-up', new Highlight(place.range))
  const parts = await explain(place)
  popover.append(...parts)
  movePopover(popover, place.range)
}

/** Below the name, and within the block. */
function movePopover(popover: HTMLElement, range: Range) {
  const outer = (popover.offsetParent ?? document.body).getBoundingClientRect()
  const { left, bottom } = range.getBoundingClientRect()
  const last = outer.width - popover.offsetWidth
  popover.style.insetInlineStart = `${Math.max(0, Math.min(left - outer.left, last))}px`
  popover.style.insetBlockStart = `${bottom - outer.top + 4}px`
}

async function explain({ name, range }: Place): Promise<HTMLElement[]> {
  const text = range.toString()
  try {
    const entry = findEntry(await fetchEntries(), name.name)
    return entry ? describeEntry(text, entry, name.rank) : [makeText('The reference has no page about ', text, '.')]
  } catch {
    return [makeText('The reference could not be fetched. Check your network connection and press again.')]
  }
}

function describeEntry(text: string, entry: KnownName, rank: number | undefined): HTMLElement[] {
  const { label, name, url } = entry
  const fitting = chooseForms(entry, rank)
  const head = makeText('', text, ` ${label}`)
  const forms = makeElement('p', '', describeRank(fitting.rank, rank))
  forms.append(...fitting.forms.slice(0, maxForms).flatMap(form => [' ', makeCode(form)]))
  const link = document.createElement('a')
  link.href = url
  link.textContent = `All about ${name}`
  const end = makeElement('p', '')
  end.append(link)
  return [head, forms, end]
}

/** Glyphs with many meanings have a page that lists them. */
const maxForms = 4

function makeText(before: string, code = '', after = ''): HTMLElement {
  const paragraph = makeElement('p', '')
  paragraph.append(before, ...(code ? [makeCode(code)] : []), after)
  return paragraph
}

function makeCode(text: string): HTMLElement {
  const code = document.createElement('code')
  code.textContent = text
  return code
}

/** The names in the typed lines of a block; prompts and what was printed are left out. */
function listPlaces(pre: HTMLElement): Place[] {
  return listTypedPieces(pre).flatMap(nodes => {
    const code = nodes.map(({ data }) => data).join('')
    return findNames(code).map(name => ({ name, range: createRange(nodes, name) }))
  })
}

/** The text nodes of the code, cut where a prompt or output stands between them. */
function listTypedPieces(pre: HTMLElement): Text[][] {
  const pieces: Text[][] = [[]]
  const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('.prompt, samp')) pieces.push([])
    else pieces.at(-1)?.push(node as Text)
  }
  return pieces.filter(piece => piece.length > 0)
}

function createRange(nodes: readonly Text[], { start, end }: FoundName): Range {
  const range = document.createRange()
  let offset = 0
  for (const node of nodes) {
    if (start >= offset && start < offset + node.length) range.setStart(node, start - offset)
    if (end > offset && end <= offset + node.length) range.setEnd(node, end - offset)
    offset += node.length
  }
  return range
}
