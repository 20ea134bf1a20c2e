/**
 * Resolves once the page has the stylesheet. It also resolves when the file cannot be fetched, since the page works unstyled
 * too; the link is then removed, so that the next call tries again.
 */
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
