import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { configForTest } from '../config-for-test.ts'
import { beforePaint } from '../shell/before-paint.ts'
import { type SiteConfig, siteConfigSchema } from '../site-config.ts'
import { headersFile } from './headers.ts'

const sections = sectionsOf(configForTest)

test('hashed assets are kept for a year, and every answer says that its type is not to be guessed', () => {
  expect([...sections.keys()]).toEqual([
    '/*',
    '/code/*',
    '/assets/*',
    '/service-worker.js',
    '/opensearch.xml',
    '/manifest.webmanifest',
  ])
  expect(sections.get('/assets/*')?.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(sections.get('/*')?.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the content security policy allows own files and the one inline script, nothing inline besides', () => {
  const hash = createHash('sha256').update(beforePaint).digest('base64')
  const policy = sections.get('/*')?.get('Content-Security-Policy') ?? ''
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "base-uri 'none'",
    ]),
  )
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test('the policy allows the configured service to run its script and receive page views, and nothing else', () => {
  const analytics = { id: 'G-TEST1', script: 'https://count.example/script.js?a=1', connect: ['https://to.example'] }
  const config = siteConfigSchema.parse({ ...configForTest, analytics })
  expect(policyOf(sectionsOf(config)).filter(rule => !policyOf(sections).includes(rule))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-[^']+' https:\/\/count\.example$/),
    "img-src 'self' data: https://to.example",
    "connect-src 'self' https://to.example",
  ])
})

test('the policy allows the hosts of the configured search, and nothing else', () => {
  const hosted = { provider: 'hosted', applicationId: 'AB12', apiKey: 'public', indexName: 'tiny' }
  const added = (search: object) =>
    policyOf(sectionsOf(siteConfigSchema.parse({ ...configForTest, search }))).filter(
      rule => !policyOf(sections).includes(rule),
    )
  expect(added(hosted)).toEqual([
    "connect-src 'self' https://ab12-dsn.algolia.net https://ab12-1.algolianet.com https://ab12-2.algolianet.com https://ab12-3.algolianet.com",
  ])
  expect(added({ ...hosted, hosts: ['https://search.example'] })).toEqual(["connect-src 'self' https://search.example"])
  expect(added({ provider: 'embedded' })).toEqual([])
})

function sectionsOf(config: SiteConfig): Map<string, Map<string, string>> {
  const sections = headersFile(config).trim().split('\n\n')
  return new Map(
    sections.map(section => {
      const [pattern = '', ...lines] = section.split('\n')
      const pairs = lines.map(
        line =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2) as [string, string],
      )
      return [pattern, new Map(pairs)]
    }),
  )
}

function policyOf(sections: Map<string, Map<string, string>>): string[] {
  return sections.get('/*')?.get('Content-Security-Policy')?.split('; ') ?? []
}
