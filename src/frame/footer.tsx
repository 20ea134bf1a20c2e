import type { SiteSettings } from '../site-config/site-config-schema.ts'
import { ConfiguredLink } from '../widgets/configured-link/configured-link.tsx'

export function Footer({ config, notes }: { config: SiteSettings; notes: string[] }) {
  const { title, tagline, logo, footer } = config
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        {footer.columns.map(column => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map(link => (
                <li key={link.label}>
                  <ConfiguredLink link={link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="colophon">
        <a className="brand" href="/">
          <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} loading="lazy" />
          <span className="wordmark">{title}</span>
        </a>
        <p>{tagline}</p>
        <button type="button" className="keyboard-help-button">
          Keyboard help
        </button>
        {notes.map(html => (
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
    </footer>
  )
}
