// What every host must answer: the same cases for preview, nginx and Caddy. Paths are those of the site.

/** From an address that is not tidy, or that moved, to where it ends, with 301. */
export const redirectCases = [
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs//intro', '/docs/intro'],
  ['/docs/intro///', '/docs/intro'],
  ['/docs/intro/index.html/', '/docs/intro'],
  ['/docs/intro%20/', '/docs/intro%20'],
  ['/docs/gr%C3%B6%C3%9Fe/', '/docs/gr%C3%B6%C3%9Fe'],
  ['/docs/intro/?q=1', '/docs/intro?q=1'],
  ['/docs', '/docs/intro'],
  ['/docs?a=%20b', '/docs/intro?a=%20b'],
  ['/blog/page/1', '/blog'],
  ['/concepts/joins', '/docs/concepts/joins'],
  ['//evil.example/docs/', '/evil.example/docs'],
  ['//docs//intro', '/docs/intro'],
] as const

/** Not found, with the site's own page. */
export const missingCases = [
  '/nope',
  '/404',
  '/docs/nope',
  '/Docs/intro',
  '/blog/page/5',
  '/docs/intro.htm',
  '/code/nope.q',
  '/assets/nope.js',
  '/assets',
  '/img',
  '/_redirects',
  '/_headers',
  '/.build-id',
  '/.hosting/nginx.conf',
  '/.hosting/Caddyfile',
  '/a/b/c/d',
  '/DOCS/INTRO',
  '/Docs',
  '/CONCEPTS/Joins',
  '/Blog/Page/1',
  '/docs/intro%20',
  '/docs/gr%C3%B6%C3%9Fe',
  '/%F0%9F%98%80',
  '/docs%2fintro',
  '/%2f%2fevil.example',
  '/docs/.%2e/docs/intro',
  `/${'a'.repeat(6000)}`,
]

/** Nothing that a path can be: refused in whatever way, and never led elsewhere. */
export const refusedCases = [
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/%2e%2e/',
  '/%2e%2e/%2e%2e/package.json',
  '/\\evil.example',
  '//%5cevil.example/',
  '/docs\\intro',
  '/docs/intro%0d%0aSet-Cookie:a=b/',
]

/** Content types by path; `cache` is that of pages where it is not said. */
export const typeCases: [path: string, type: string][] = [
  ['/', 'text/html; charset=utf-8'],
  ['/docs/intro', 'text/html; charset=utf-8'],
  ['/docs/concepts/joins.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/xml; charset=utf-8'],
  ['/blog/feed.json', 'application/json; charset=utf-8'],
  ['/happyHour/happy-hour.ics', 'text/calendar; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/service-worker.js', 'text/javascript; charset=utf-8'],
  ['/code/tick2/bars.q', 'text/plain; charset=utf-8'],
  ['/img/favicon.svg', 'image/svg+xml'],
  ['/img/icon-192.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
]
