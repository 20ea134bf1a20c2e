import type { ReactNode } from 'react'
import type { HeadLink } from '../outputs/head-links.ts'
import type { PageSearch } from '../search/page-search.ts'
import { basePathOf } from '../site-address.ts'
import type { Analytics, SiteConfig } from '../site-config.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { BackToTop } from './back-to-top.tsx'
import { beforePaint } from './before-paint.ts'
import { Footer } from './footer.tsx'
import { groundColours } from './ground-colours.ts'
import { KeyboardHelp } from './keyboard-help.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { Navbar } from './navbar.tsx'
import { type Head, PageHead } from './page-head.tsx'
import { StructuredData } from './structured-data.tsx'

/** What all pages share: built assets and the configuration's Markdown, rendered once. */
export type Shell = {
  config: SiteConfig
  /** Undefined in development: nothing is counted there. */
  analytics: Analytics | undefined
  search: PageSearch
  scripts: string[]
  stylesheets: string[]
  /** What the search dialog loads when it is first used. */
  searchStylesheet: string | undefined
  /** What shows the meaning of a term when a reader first points at one. */
  termsStylesheet: string | undefined
  /** None in development, which serves no such files. */
  links: HeadLink[]
  announcementHtml: string | undefined
  footerNotes: string[]
}

export function Document({ head, shell, children }: { head: Head; shell: Shell; children: ReactNode }) {
  const { config } = shell
  return (
    <html
      lang="en"
      dir="ltr"
      data-announcement={config.announcementBar?.id}
      data-prefetch={config.prefetch}
      data-analytics={shell.analytics && JSON.stringify(shell.analytics)}
      data-search={JSON.stringify(shell.search)}
      data-terms={shell.termsStylesheet}
      data-base={basePathOf(config) || undefined}
      data-offline={config.offline ? undefined : 'off'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead head={head} config={config} />
        {shell.links.map(link => (
          <link key={link.href} {...link} />
        ))}
        <meta name="theme-color" content={groundColours.light} />
        <link rel="icon" href={config.favicon} />
        {config.touchIcon && <link rel="apple-touch-icon" href={config.touchIcon} />}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {shell.stylesheets.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {head.hasTerms && shell.termsStylesheet && (
          <noscript>
            <link rel="stylesheet" href={shell.termsStylesheet} />
          </noscript>
        )}
        {shell.scripts.map(src => (
          <script key={src} type="module" src={src} />
        ))}
        <StructuredData things={head.things} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        {shell.announcementHtml && <AnnouncementBar html={shell.announcementHtml} />}
        <Navbar config={config} path={head.path} searchStylesheet={shell.searchStylesheet} />
        <div id="page">{children}</div>
        <Footer config={config} notes={shell.footerNotes} />
        <MenuDialog title={config.title} />
        <KeyboardHelp />
        <BackToTop />
        <div id="announcer" className="visually-hidden" role="status" />
      </body>
    </html>
  )
}
