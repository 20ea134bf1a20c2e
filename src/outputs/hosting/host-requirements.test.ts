import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { configForTest } from '../../../tests/support/config-for-test.ts'
import beforePaint from '../../frame/before-paint.client.ts?inline-script'
import { type SiteConfig, siteConfigSchema } from '../../site-config/site-config-schema.ts'
import { listHeaderRules } from './host-requirements.ts'
import {
  dropTransportSecurity,
  findHeaders,
  readUnderscoreHeaders,
  writeUnderscoreHeaders,
} from './underscore-files.ts'

const sections = mapHeaderRules(configForTest)

test('hashed assets are cached for a year, and no response lets browsers guess its type', () => {
  expect(sections.get('/assets/*')?.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(sections.get('/service-worker.js')?.get('Cache-Control')).toBe('no-cache')
  expect(sections.get('/*')?.get('X-Content-Type-Options')).toBe('nosniff')
})

test('other sites may embed images and feeds, and nothing else', () => {
  const rules = listHeaderRules(configForTest)
  const shared = (path: string) => findHeaders(path, rules)['Cross-Origin-Resource-Policy']
  for (const path of ['/social/docs/a.png', '/assets/files/a-1.svg', '/icon.svg', '/blog/rss.xml', '/blog/feed.json'])
    expect(shared(path), path).toBe('cross-origin')
  for (const path of ['/', '/docs/a', '/assets/client-1.js', '/assets/search/index-1.json', '/docs/a.md'])
    expect(shared(path), path).toBe('same-origin')
})

test('a published site upgrades to https, and `preview` of the same site does not', () => {
  const published = listHeaderRules(configForTest)
  const [general] = published.map(dropTransportSecurity)
  expect(published[0]?.headers['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(published[0]?.headers['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/)
  expect(general?.headers).not.toHaveProperty('Strict-Transport-Security')
  expect(general?.headers['Content-Security-Policy']).toMatch(/frame-ancestors 'none'$/)
  const [plain] = listHeaderRules({ ...configForTest, url: 'http://intranet.example' })
  expect(JSON.stringify(plain)).not.toMatch(/Strict-Transport|upgrade/)
})

test('rules written to _headers are read back unchanged, also below a base path', () => {
  const rules = listHeaderRules({ ...configForTest, base: '/docs-site/' })
  expect(readUnderscoreHeaders(writeUnderscoreHeaders(rules))).toEqual(rules)
  expect(rules.filter(({ pattern }) => !pattern.startsWith('/docs-site/'))).toEqual([])
})

test('the content security policy allows the site’s own files and its one inline script, and no other inline code', () => {
  const hash = createHash('sha256').update(beforePaint).digest('base64')
  const policy = sections.get('/*')?.get('Content-Security-Policy') ?? ''
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "media-src 'self'",
      "base-uri 'none'",
    ]),
  )
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test('the policy allows the configured service to run its script and receive page views, and nothing else', () => {
  const analytics = { id: 'G-TEST1', script: 'https://count.example/script.js?a=1', connect: ['https://to.example'] }
  const config = siteConfigSchema.parse({ ...configForTest, analytics })
  expect(listPolicyRules(mapHeaderRules(config)).filter(rule => !listPolicyRules(sections).includes(rule))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-[^']+' https:\/\/count\.example$/),
    "img-src 'self' data: https://to.example",
    "connect-src 'self' https://to.example",
  ])
})

test('the policy allows the hosts of the configured search, and nothing else', () => {
  const hosted = { provider: 'hosted', applicationId: 'AB12', apiKey: 'public', indexName: 'tiny' }
  const added = (search: object) =>
    listPolicyRules(mapHeaderRules(siteConfigSchema.parse({ ...configForTest, search }))).filter(
      rule => !listPolicyRules(sections).includes(rule),
    )
  expect(added(hosted)).toEqual([
    "connect-src 'self' https://ab12-dsn.algolia.net https://ab12-1.algolianet.com https://ab12-2.algolianet.com https://ab12-3.algolianet.com",
  ])
  expect(added({ ...hosted, hosts: ['https://search.example'] })).toEqual(["connect-src 'self' https://search.example"])
  expect(added({ provider: 'embedded' })).toEqual([])
})

test('the policy allows frames, images and media of the hosts of embeds, and nothing else', () => {
  const config = siteConfigSchema.parse({ ...configForTest, embeds: ['videos.example', 'maps.example:8443'] })
  expect(listPolicyRules(mapHeaderRules(config)).filter(rule => !listPolicyRules(sections).includes(rule))).toEqual([
    "img-src 'self' data: https://videos.example https://maps.example:8443",
    "media-src 'self' https://videos.example https://maps.example:8443",
    'frame-src https://videos.example https://maps.example:8443',
  ])
})

test('the policy of a site without embeds says nothing about frames, which its default forbids', () => {
  expect(listPolicyRules(sections).filter(rule => rule.startsWith('frame-src'))).toEqual([])
})

function mapHeaderRules(config: SiteConfig): Map<string, Map<string, string>> {
  return new Map(listHeaderRules(config).map(({ pattern, headers }) => [pattern, new Map(Object.entries(headers))]))
}

function listPolicyRules(sections: Map<string, Map<string, string>>): string[] {
  return sections.get('/*')?.get('Content-Security-Policy')?.split('; ') ?? []
}
