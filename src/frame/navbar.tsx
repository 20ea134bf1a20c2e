import { SearchDialog } from '../search/ui/dialog/search-dialog.tsx'
import type { NavbarItem, SiteSettings } from '../site-config/site-config-schema.ts'
import { isAtOrBelow } from '../urls/addresses.ts'
import { ConfiguredLink } from '../widgets/configured-link/configured-link.tsx'

interface NavbarProps {
  config: SiteSettings
  path: string
  searchStylesheet: string | undefined
}

export function Navbar({ config, path, searchStylesheet }: NavbarProps) {
  const { logo, navbar, title } = config
  return (
    <header className="navbar" data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <button type="button" className="menu-button" popoverTarget="menu" aria-label="Toggle navigation bar">
        <span aria-hidden="true" />
      </button>
      <a className="brand" href="/">
        <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} fetchPriority="low" />
        <span className="wordmark">{title}</span>
      </a>
      <nav id="menu" className="menu" aria-label="Main" popover="auto">
        <ul>
          {navbar.items.map(item => (
            <li key={item.label}>
              <Item item={item} path={path} />
            </li>
          ))}
        </ul>
      </nav>
      <ColourModeButton />
      <SearchDialog
        stylesheet={searchStylesheet}
        reportUrl={config.search.reportUrl ?? config.reportUrl}
        hasConsole={config.console || undefined}
      />
    </header>
  )
}

/** Switches between light and dark (src/widgets/colour-mode/colour-mode.client.ts). */
function ColourModeButton() {
  return (
    <button type="button" className="colour-mode-button" aria-pressed="false" aria-label="Dark mode" title="Dark mode">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  )
}

function Item({ item, path }: { item: NavbarItem; path: string }) {
  if ('items' in item) {
    return (
      <details className="dropdown" name="navbar">
        <summary>{item.label}</summary>
        <ul>
          {item.items.map(link => (
            <li key={link.label}>
              <ConfiguredLink link={link} current={currentState(link.activePath ?? link.to, path)} />
            </li>
          ))}
        </ul>
      </details>
    )
  }
  return <ConfiguredLink link={item} current={currentState(item.activePath ?? item.to, path)} />
}

/** `page` if the page at `path` is the linked one or below it: a link to `/blog` is current on `/blog/tags` too. */
function currentState(linked: string | undefined, path: string): 'page' | undefined {
  return linked !== undefined && isAtOrBelow(path, linked) ? 'page' : undefined
}

/** The bar below the navbar, at the top of the page region. Once a reader has closed it, the inline script (before-paint.client.ts) hides it on every page. */
export function AnnouncementBar({ html }: { html: string }) {
  return (
    <aside className="announcement-bar" aria-label="Announcement">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" className="close-button" aria-label="Close announcement">
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  )
}
