import type { SiteConfig } from '../site-config.ts'
import { ConfiguredLink } from './link.tsx'

export function Footer({ config, notes }: { config: SiteConfig; notes: string[] }) {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        {config.footer.columns.map(column => (
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
      {notes.map(html => (
        <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </footer>
  )
}
