// Some hosts serve `/docs/intro` at `/docs/intro.html`, `/docs/intro/` and `/docs/intro/index.html` as well. On such an
// address the entry script imports this module, which puts the canonical path into the address bar and keeps query and hash.
const { pathname, search, hash } = location
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
const path = canonical ? new URL(canonical.href).pathname : pathname

if (pathname.startsWith(path) && /^(\/?index)?(\.html|\/)$/.test(pathname.slice(path.length)))
  history.replaceState(history.state, '', path + search + hash)

export {}
