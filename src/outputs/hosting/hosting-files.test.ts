import { expect, test } from 'vitest'
import { configForTest } from '../../../tests/support/config-for-test.ts'
import { siteConfigSchema } from '../../site-config/site-config-schema.ts'
import { getHostRequirements } from './host-requirements.ts'
import { makeHostingFiles } from './hosting-files.ts'
import { getMediaType } from './media-types.ts'
import { findHeaders, readUnderscoreHeaders } from './underscore-files.ts'

const redirects = new Map([
  ['/docs', '/docs/first'],
  ['/first', '/docs/first'],
  ['/größe "b"', '/docs/größe'],
  ['/a/api', '/docs/a/api'],
  ['/a/API', '/docs/a/API'],
  ['/cast$', '/docs/cast$'],
  [`/${'読'.repeat(90)}`, `/docs/${'読'.repeat(90)}`],
])
const sites = [
  ['a host of its own', configForTest],
  ['a base path', siteConfigSchema.parse({ ...configForTest, base: '/docs-site/' })],
] as const

for (const [place, config] of sites) {
  const base = config.base.slice(0, -1)
  const files = makeHostingFiles(getHostRequirements(config, redirects))
  const nginx = files.get('/.hosting/nginx.conf') ?? ''
  const caddy = files.get('/.hosting/Caddyfile') ?? ''
  const paths = [
    ...['/', '/docs/first', '/404', '/assets/client-1.js', '/assets/files/a-1.png', '/social/docs/first.png'],
    ...[
      '/service-worker.js',
      '/blog/rss.xml',
      '/blog/feed.json',
      '/opensearch.xml',
      '/manifest.webmanifest',
      '/a.md',
      '/code/a/b.q',
      '/code/style',
    ],
  ].map(path => base + path)

  test.each(paths)(`on ${place} all hosts send the same headers with %s`, path => {
    const expected = {
      'Cache-Control': 'no-cache',
      ...findHeaders(path, readUnderscoreHeaders(files.get('/_headers') ?? '')),
    }
    expect(nginxHeaders(nginx, path)).toEqual(expected)
    expect(caddyHeaders(caddy, path)).toEqual(expected)
  })

  test(`on ${place} all hosts have the same redirects`, () => {
    const lines = (files.get('/_redirects') ?? '').trim().split('\n')
    const expected = [...redirects].map(([from, to]): [string, string] => [base + from, encodeURI(base + to)])
    const withSlash = expected.map(([from, to]) => [`${from}/`, to])
    expect(lines.map(line => line.split(' ')).map(([from = '', to]) => [decodeURI(from), to])).toEqual([
      ...expected,
      ...withSlash,
    ])
    for (const [from, to] of expected) expect(nginxTarget(nginx, from)).toBe(to.replace('$', '%24'))
    expect(readTable(/map \{vars\.page\} \{moved\} \{(.*?)\n\t\t\}/s.exec(caddy)?.[1])).toEqual(expected)
  })
}

test('nginx, whose tables ignore case, redirects non-canonical forms of an address but no other spelling, and mistakes no part of an address for a variable', () => {
  const nginx = makeHostingFiles(getHostRequirements(configForTest, redirects)).get('/.hosting/nginx.conf') ?? ''
  for (const path of ['/docs/', '/docs.html', '/docs/index.html', '/docs/index.html/'])
    expect(nginxTarget(nginx, path), path).toBe('/docs/first')
  for (const path of ['/Docs', '/Docs/', '/FIRST', '/a/Api', '/Cast$', '/docs/first', '/first /first'])
    expect(nginxTarget(nginx, path), path).toBe('')
  const keys = readTable(/map \$site_page \$site_entry \{(.*?)\n\}/s.exec(nginx)?.[1]).map(([key]) => key.toLowerCase())
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter(key => Buffer.byteLength(key) > 230)).toEqual([])
  expect([...nginx.matchAll(/^ +"[^"]+" "[^"]*\$.*$/gm)]).toEqual([])
})

test('nginx’s limits are raised for tables of many addresses', () => {
  const nginx = makeHostingFiles(getHostRequirements(configForTest, redirects)).get('/.hosting/nginx.conf') ?? ''
  expect(nginx).toContain('\nmap_hash_bucket_size 256;\n')
  expect(nginx).toContain('\nmap_hash_max_size 65536;\n')
})

test.each(sites)(
  'on %s nginx and Caddy answer with the file of a page, and with the site’s 404 page where there is none',
  (_, config) => {
    const base = config.base.slice(0, -1)
    const files = makeHostingFiles(getHostRequirements(config, redirects))
    expect(files.get('/.hosting/nginx.conf')).toContain(' try_files $uri $uri.html =404;')
    expect(files.get('/.hosting/nginx.conf')).toContain(` error_page 403 404 =404 ${base}/404.html;`)
    expect(files.get('/.hosting/Caddyfile')).toContain('\ttry_files {path} {path}.html\n')
    expect(files.get('/.hosting/Caddyfile')).toContain(
      `\t@nothing not file\n\t\t\t\trewrite @nothing ${base}/404.html\n`,
    )
  },
)

test('the container image contains the site below its base path, and runs as an unprivileged user', () => {
  const [, config] = sites[1]
  const file = makeHostingFiles(getHostRequirements(config, redirects)).get('/.hosting/Containerfile')
  expect(file).toContain('COPY . /srv/site/docs-site/\n')
  expect(file).toContain('\nUSER 101\n')
})

/** Where nginx redirects `address`, by a table that ignores case and by expressions that do not; empty if nowhere. */
function nginxTarget(text: string, address: string): string {
  const [, untidy = ''] = /map \$uri \$site_page \{.*?"~(.*?)" \$site_name;\n\}/s.exec(text) ?? []
  const path = new RegExp(unquote(untidy)).exec(address)?.[1] ?? address
  const entries = readTable(/map \$site_page \$site_entry \{(.*?)\n\}/s.exec(text)?.[1])
  const entry = entries.find(([key]) => key.toLowerCase() === path.toLowerCase())?.[1] ?? ''
  const moved = /map "\$site_page \$site_entry" \$site_moved \{(.*?)\n\}/s
    .exec(text)?.[1]
    ?.replace('$site_target', '"$site_target"')
  for (const [key, value] of readTable(moved)) {
    const found = new RegExp(key.slice(1)).exec(`${path} ${entry}`)
    if (found) return value === '$site_target' ? (found[2] ?? '') : value
  }
  return ''
}

/** The headers of `add_header` and the tables it reads. `Content-Type` only if it has its own location. */
function nginxHeaders(text: string, path: string): Record<string, string> {
  const added = [...text.matchAll(/ add_header (\S+) \$(\S+) always;/g)]
  const values = added.map(([, name = '', variable]) => {
    const table = new RegExp(`map \\$uri \\$${variable} \\{(.*?)\\n\\}`, 's').exec(text)?.[1] ?? ''
    const rows = readPairs(table)
    const exact = rows.find(([key]) => key === path)
    const matching = rows.find(([key]) => key.startsWith('~') && new RegExp(key.slice(1)).test(path))
    const usual = rows.find(([key]) => key === 'default')
    return [name, (exact ?? matching ?? usual)?.[1] ?? '']
  })
  const sent = Object.fromEntries(values.filter(([, value]) => value !== ''))
  return {
    ...sent,
    ...getTypeByLocation(path, text),
    ...getTypeByExtension(path),
  }
}

/** The headers of the `header` lines; of two for one name the later one. */
function caddyHeaders(text: string, path: string): Record<string, string> {
  const matchers = new Map(
    [...text.matchAll(/@(ends_\w+) path (\S+)\n/g)].map(([, name, pattern]) => [`@${name}`, pattern]),
  )
  const lines = [...text.matchAll(/\theader (?:(\S+) )?([A-Z][\w-]+) "([^"]*)"\n/g)]
  const applied = lines.flatMap(([, matcher = '*', name = '', value = '']) => {
    const isUsualType = name === 'Content-Type' && matcher.startsWith('@') && !/\.q$/.test(path)
    const pattern = matchers.get(matcher) ?? matcher
    return matcher === '@writing' || isUsualType || !isMatch(path, pattern) ? [] : [[name, value]]
  })
  return Object.fromEntries(applied)
}

/** nginx sets the type of manifests and scripts by their extension. */
function getTypeByExtension(path: string): Record<string, string> {
  return /\.(?:webmanifest|q)$/.test(path) ? { 'Content-Type': getMediaType(path) } : {}
}

/** The type from a file's own `location`; nginx adds the charset to texts. */
function getTypeByLocation(path: string, text: string): Record<string, string> {
  const places = [...text.matchAll(/location = (\S+) \{ types \{ \} default_type ([^;]+);/g)]
  const type = places.find(([, place]) => path === place)?.[2]
  return type ? { 'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type } : {}
}

function isMatch(path: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*')
  return after === undefined ? path === pattern : path.startsWith(before) && path.endsWith(after)
}

function readTable(text = ''): [string, string][] {
  return readPairs(text).filter(([key]) => key !== 'default')
}

/** Rows `"key" "value"` of a table, as nginx and Caddy read them. */
function readPairs(text: string): [string, string][] {
  const rows = [...text.matchAll(/^\s*(?:"((?:[^"\\]|\\.)*)"|default) "((?:[^"\\]|\\.)*)";?$/gm)]
  return rows.map(([, key, value = '']) => [key === undefined ? 'default' : unquote(key), unquote(value)])
}

function unquote(text: string): string {
  return text.replace(/\\(["\\])/g, '$1')
}
