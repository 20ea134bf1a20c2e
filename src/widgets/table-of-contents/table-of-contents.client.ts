import { onEachPage } from '../../browser/background-work.ts'
import { decodePercentEncoding } from '../../urls/page-path.ts'

/**
 * The section being read is that of the last heading above this line, given as a share of the window's height from its top.
 * A larger share marks a heading earlier.
 */
const readingLine = 0.3

interface Entry {
  link: HTMLAnchorElement
  heading: HTMLElement
}

/** Marks the section that is being read in the table of contents. On narrow screens the bar names it. */
export function startTableOfContents() {
  let entries: Entry[] = []
  let isWaiting = false
  const collect = () => {
    entries = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')].flatMap(link => {
      const heading = document.getElementById(decodePercentEncoding(link.hash.slice(1)))
      return heading ? [{ link, heading }] : []
    })
    mark()
  }
  const mark = () => {
    isWaiting = false
    const current = currentEntry(entries)
    for (const { link } of entries) {
      if (link !== current?.link) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) show(link)
    }
    nameSection(current?.link.textContent)
  }
  const onScroll = () => {
    if (!isWaiting) requestAnimationFrame(mark)
    isWaiting = true
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onScroll)
  onEachPage(collect)
}

/** Names the section in the bar. The page is not laid out again where the name stays the same. */
function nameSection(name: string | undefined) {
  const bar = document.querySelector<HTMLElement>('.table-of-contents summary')
  if (!bar || bar.dataset.section === name) return
  if (name === undefined) delete bar.dataset.section
  else bar.dataset.section = name
}

/**
 * The section that the hash names, as long as the page is scrolled where a jump to it leads (or as far as the page goes).
 * Otherwise the last section at the end of the page, and elsewhere that of the last heading above the reading line.
 */
function currentEntry(entries: Entry[]): Entry | undefined {
  const { scrollHeight } = document.documentElement
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
  const jumpTop = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const asked = entries.find(({ link }) => link.hash === location.hash)
  const askedTop = asked ? topOf(asked.heading) : Number.NaN
  if (Math.abs(askedTop - jumpTop) < 8 || (isAtEnd && askedTop > jumpTop)) return asked
  if (isAtEnd) return entries.at(-1)
  return entries.findLast(({ heading }) => topOf(heading) <= innerHeight * readingLine)
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}

/** Marks the link and scrolls a long table of contents to it, without moving the page (as `scrollIntoView` would). */
function show(link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'true')
  const box = link.closest('nav')
  if (!box) return
  box.scrollTop += topOf(link) - topOf(box) - box.clientHeight / 2
}
