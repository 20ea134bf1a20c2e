import { expect, test } from 'vitest'
import { hiddenPathPattern } from './server-syntax.ts'

const isHidden = (path: string, base?: string) => new RegExp(hiddenPathPattern(base)).test(path)

test.each(['/_headers', '/_redirects', '/.build-id', '/.hosting/nginx.conf', '/a/.env'])('%s is hidden', path => {
  expect(isHidden(path)).toBe(true)
  expect(isHidden(`/docs-1.0${path}`, '/docs-1.0')).toBe(true)
})

test.each(['/assets/files/_diagram-1.png', '/docs/category/_-drop-and-cut', '/docs/_headers', '/docs/a.b'])(
  '%s is not hidden',
  path => {
    expect(isHidden(path)).toBe(false)
    expect(isHidden(`/docs-1.0${path}`, '/docs-1.0')).toBe(false)
  },
)
