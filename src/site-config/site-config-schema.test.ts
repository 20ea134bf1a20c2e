import { expect, test } from 'vitest'
import { z } from 'zod'
import { siteConfigSchema } from './site-config-schema.ts'

const { versions, data, embeds, redirects } = siteConfigSchema.shape

const main = { name: 'current', label: 'Current', path: '/docs', folder: 'content/docs' }

function messagesFor(change: Record<string, unknown>): string[] {
  const result = versions.safeParse([
    main,
    { ...main, name: 'old', path: '/docs/1.0', folder: 'content/docs-1.0', ...change },
  ])
  return result.error?.issues.map(({ message }) => message) ?? []
}

test('a version needs a path below the root and a folder of its own', () => {
  expect(messagesFor({})).toEqual([])
  expect(messagesFor({ path: '/docs/1.0', folder: 'content/v1.0_old' })).toEqual([])
})

test.each(['/docs/1.0/', 'docs/1.0', '/docs//1.0', '/docs/1.0?', '/docs/1 0', '/docs/1.0#a', '/'])(
  'the path of a version cannot be %s',
  path => {
    expect(messagesFor({ path })).toEqual(['it must be a path such as /docs/1.0, without a slash at its end'])
  },
)

test.each(['content/blog', 'content/data', 'content/pages', 'docs-1.0', 'content/a/b', 'content/.old', 'content/'])(
  'the folder of a version cannot be %s',
  folder => {
    expect(messagesFor({ folder })).toEqual(['it must be a folder of its own in content/, such as content/docs-1.0'])
  },
)

test('the banner of a version is none, unless it is one of two', () => {
  expect(versions.parse([main])[0]?.banner).toBe('none')
  expect(messagesFor({ banner: 'old' })).toEqual(['it must be none, unreleased or unmaintained'])
})

const schema = z.strictObject({})

test.each(['content/data/rates.yml', 'content/data/rates.yaml', 'content/data/a/b-c/rates.json'])(
  'data may come from %s',
  file => {
    expect(data.parse({ rates: { file, schema } })).toEqual({ rates: { file, schema } })
  },
)

test.each([
  'rates.yml',
  'content/rates.yml',
  'content/data/rates.csv',
  'content/data/../rates.yml',
  'content/data/.rates.yml',
  'content/data/.git/rates.yml',
])('data may not come from %s', file => {
  expect(messagesOf({ file, schema })).toEqual(['it must be a .yml, .yaml or .json file below content/data/'])
})

test.each([undefined, null, 'text', { parse: () => ({}) }])('what is no schema of zod 4 is told: %j', other => {
  expect(messagesOf({ file: 'content/data/rates.yml', schema: other })).toEqual(['it must be a schema of zod 4'])
})

test('a schema of another copy of zod 4 is a schema', () => {
  const foreign = { _zod: {} }
  expect(messagesOf({ file: 'content/data/rates.yml', schema: foreign })).toEqual([])
})

function messagesOf(source: unknown): string[] {
  return data.safeParse({ rates: source }).error?.issues.map(({ message }) => message) ?? []
}

test('no host may be embedded unless the site lists it', () => {
  expect(embeds.parse(undefined)).toEqual([])
})

test.each(['www.youtube-nocookie.com', 'tile.example.org:8443', 'localhost', 'xn--bcher-kva.example', '192.168.0.1'])(
  'media may come from the host %s',
  host => {
    expect(embeds.parse([host])).toEqual([host])
  },
)

test.each([
  'https://videos.example',
  '//videos.example',
  'videos.example/embed',
  'videos.example?a',
  '*.example',
  '*',
  '',
  'videos.example:x',
  'videos.example:99999',
  'me@videos.example',
  'videos example',
  "videos.example; script-src 'unsafe-inline'",
])('the name of a host cannot be %j', host => {
  expect(messagesForEmbeds([host])).toEqual([
    'it must be the name of a host, such as www.youtube-nocookie.com, without https://, a path or a wildcard',
  ])
})

test.each([
  ['Videos.Example', 'videos.example'],
  ['videos.example:443', 'videos.example'],
  ['videos.example:08443', 'videos.example:8443'],
])('the host %s must be written as browsers compare it', (host, written) => {
  expect(messagesForEmbeds([host])).toEqual([`it must be written as \`${written}\``])
})

test('a host is listed once', () => {
  expect(messagesForEmbeds(['videos.example', 'maps.example', 'videos.example'])).toEqual(['it is in the list already'])
})

test('the hosts of embeds are a list of texts', () => {
  expect(messagesForEmbeds('videos.example')).toEqual(['it must be a list of hosts'])
  expect(messagesForEmbeds([7])).toEqual(['it must be text'])
})

function messagesForEmbeds(value: unknown): string[] {
  return embeds.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

test.each([
  { '/old': '/new' },
  { '/': '/docs/intro' },
  { '/old/*': '/new/*' },
  { '/a.html': '/a' },
  { '/docs/*': '/*' },
])('redirects may be %j', entries => {
  expect(redirects.parse(entries)).toEqual(entries)
})

test.each([
  [{ old: '/new' }, 'it must be a path such as /old or /old/*, without a slash at its end'],
  [{ '/old/': '/new' }, 'it must be a path such as /old or /old/*, without a slash at its end'],
  [{ '/old': '//host' }, 'it must be a path such as /new or /new/*, without a slash at its end'],
  [{ '/old': 'https://host' }, 'it must be a path such as /new or /new/*, without a slash at its end'],
  [{ '/old/*': '/new' }, 'it must end in `/*` if the old address does'],
  [{ '/old': '/old' }, 'it must be another address'],
])('redirects cannot be %j', (entries, message) => {
  const [issue] = redirects.safeParse(entries).error?.issues ?? []
  expect(issue && 'issues' in issue ? (issue.issues as { message: string }[])[0]?.message : issue?.message).toBe(
    message,
  )
})
