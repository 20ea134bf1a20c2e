// Some hosts serve `/docs/intro` at `/docs/intro.html`, `/docs/intro/` and `/docs/intro/index.html` as well. The entry
// script imports this module on such an address, and it shows the canonical path instead. Query and hash stay.
const { pathname, search, hash } = location
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
const path = canonical ? new URL(canonical.href).pathname : pathname

if (pathname.startsWith(path) && /^(\/?index)?(\.html|\/)$/.test(pathname.slice(path.length)))
  history.replaceState(history.state, '', path + search + hash)

export {}
