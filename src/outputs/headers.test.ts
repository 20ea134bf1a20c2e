import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { beforePaint } from '../shell/before-paint.ts'
import { headersFile, headersFor } from './headers.ts'

test('pages are checked for news each time, hashed assets are kept for a year', () => {
  expect(headersFor('/docs/intro')['Cache-Control']).toBe('no-cache')
  expect(headersFor('/blog/rss.xml')['Cache-Control']).toBe('no-cache')
  expect(headersFor('/assets/index-1234.css')['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(headersFor('/assets/index-1234.css')['X-Content-Type-Options']).toBe('nosniff')
})

test('the content security policy allows own files and the one inline script, nothing inline besides', () => {
  const hash = createHash('sha256').update(beforePaint).digest('base64')
  const policy = headersFor('/')['Content-Security-Policy'] ?? ''
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

test('the file for hosts holds the same headers, in their convention', () => {
  const sections = headersFile()
    .trim()
    .split('\n\n')
    .map(section => section.split('\n'))
  expect(sections.map(([pattern]) => pattern)).toEqual(['/*', '/assets/*'])
  for (const [pattern = '', ...lines] of sections) {
    const headers = headersFor(pattern.replace('*', 'x'))
    for (const line of lines) {
      const [, name = '', value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      expect(headers[name]).toBe(pattern === '/*' || name === 'Cache-Control' ? value : headers[name])
    }
  }
})
