/** Keeps the wrap button of a block right while `lines` are shown in place of its code. */
export function watchWidth(figure: HTMLElement, lines: Element) {
  const code = figure.querySelector('pre')
  const parts = [code, lines].filter(part => part !== null)
  const observer = new ResizeObserver(() => {
    const isWide = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    figure.toggleAttribute('data-wide', isWide || figure.hasAttribute('data-wrapped'))
  })
  for (const part of parts) observer.observe(part)
}
