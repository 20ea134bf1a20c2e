import { expect, test } from 'vitest'
import { versions } from './versions-config.ts'

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
