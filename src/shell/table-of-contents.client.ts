import { onEachPage } from './new-page.ts'

/** Share of the window's height: a heading above it is being read. */
const readingLine = 0.3

type Entry = { link: HTMLAnchorElement; heading: HTMLElement }

/** Marks in the table of contents where the reader is: the last heading in the upper part of the window. */
export function startTableOfContents() {
  let entries: Entry[] = []
  let isWaiting = false
  const collect = () => {
    entries = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')].flatMap(link => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
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
  }
  const onScroll = () => {
    if (!isWaiting) requestAnimationFrame(mark)
    isWaiting = true
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onScroll)
  onEachPage(collect)
}

/** The section asked for by the hash while it is where a jump puts it; the last one at the end of the page. */
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

function topOf(heading: HTMLElement): number {
  return heading.getBoundingClientRect().top
}

/** Marks the link and keeps it in view inside a long table of contents, without moving the page. */
function show(link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'true')
  const box = link.closest('nav')
  if (!box || box.scrollHeight <= box.clientHeight) return
  box.scrollTop += link.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2
}
