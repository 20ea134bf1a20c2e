/** Resolves once the stylesheet is there. Without it what it is for still works, so a failure only makes the next call ask again. */
export function loadStylesheet(href: string): Promise<void> {
  const present = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)
  if (present?.sheet) return Promise.resolve()
  const link = present ?? document.createElement('link')
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      resolve()
    })
    if (present) return
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  })
}
