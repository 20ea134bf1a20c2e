import type { ReactNode } from 'react'
import type { Analytics, SiteConfig } from '../site-config.ts'
import type { PageImage } from '../social/page-image.ts'
import { imageSize } from '../social/social-images.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { BackToTop } from './back-to-top.tsx'
import { beforePaint } from './before-paint.ts'
import { Footer } from './footer.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { Navbar } from './navbar.tsx'

/** Head of one page. `path` is its address; the canonical link is made from it alone. */
export type Head = {
  path: string
  title: string
  description: string | undefined
  keywords?: string[]
  isIndexed: boolean
  type?: 'article'
  /** Address of the page's Markdown. */
  markdown?: string
  image?: PageImage | undefined
}

/** What all pages share: built assets and the configuration's Markdown, rendered once. */
export type Shell = {
  config: SiteConfig
  /** Undefined in development: nothing is counted there. */
  analytics: Analytics | undefined
  scripts: string[]
  stylesheets: string[]
  announcementHtml: string | undefined
  footerNotes: string[]
}

export function Document({ head, shell, children }: { head: Head; shell: Shell; children: ReactNode }) {
  const { config } = shell
  const canonical = config.url + (head.path === '/' ? '/' : head.path)
  return (
    <html
      lang="en"
      dir="ltr"
      data-announcement={config.announcementBar?.id}
      data-prefetch={config.prefetch}
      data-analytics={shell.analytics && JSON.stringify(shell.analytics)}
      data-offline={config.offline ? undefined : 'off'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.keywords && head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(',')} />}
        {!head.isIndexed && <meta name="robots" content="noindex, nofollow" />}
        <link rel="canonical" href={canonical} />
        <meta property="og:title" content={head.title} />
        <meta property="og:url" content={canonical} />
        <meta property="og:type" content={head.type ?? 'website'} />
        <meta property="og:site_name" content={config.title} />
        {head.description && <meta property="og:description" content={head.description} />}
        {head.image && <ImageTags image={head.image} siteUrl={config.url} />}
        {head.markdown && <link rel="alternate" type="text/markdown" href={head.markdown} />}
        <link rel="icon" href={config.favicon} />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {shell.stylesheets.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {shell.scripts.map(src => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        {shell.announcementHtml && <AnnouncementBar html={shell.announcementHtml} />}
        <Navbar config={config} path={head.path} />
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

function ImageTags({ image: { src, alt, isDrawn }, siteUrl }: { image: PageImage; siteUrl: string }) {
  const address = new URL(src, siteUrl).href
  return (
    <>
      <meta property="og:image" content={address} />
      {isDrawn && <meta property="og:image:width" content={String(imageSize.width)} />}
      {isDrawn && <meta property="og:image:height" content={String(imageSize.height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
    </>
  )
}
