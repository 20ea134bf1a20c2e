type Entry = { link: HTMLAnchorElement; heading: HTMLElement }

/** Marks in the table of contents where the reader is: the last heading that has reached the top of the window. */
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
  document.addEventListener('tickwise:page', collect)
  collect()
}

function currentEntry(entries: Entry[]): Entry | undefined {
  const { scrollHeight } = document.documentElement
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) {
    // The last sections may be too short to reach the top: the one asked for, else the last one.
    const asked = entries.find(({ link, heading }) => link.hash === location.hash && topOf(heading) >= 0)
    return asked ?? entries.at(-1)
  }
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
  return entries.findLast(({ heading }) => topOf(heading) <= line)
}

function topOf(heading: HTMLElement): number {
  return heading.getBoundingClientRect().top
}

/** Marks the link and keeps it in view inside a long table of contents, without moving the page. */
function show(link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'true')
  const box = link.closest<HTMLElement>('.table-of-contents')
  if (!box || box.scrollHeight <= box.clientHeight) return
  box.scrollTop += link.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2
}
