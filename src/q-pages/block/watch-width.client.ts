/** Keeps the wrap button of a block right, whether it shows its printed code or the lines that take its place. */
export function watchWidth(figure: HTMLElement) {
  const parts = [...figure.querySelectorAll('pre, .q-lines')]
  const observer = new ResizeObserver(() => {
    const isWide = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    figure.toggleAttribute('data-wide', isWide || figure.hasAttribute('data-wrapped'))
  })
  for (const part of parts) observer.observe(part)
}
