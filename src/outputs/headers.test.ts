import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { beforePaint } from '../shell/before-paint.ts'
import { headersFile } from './headers.ts'

const sections = new Map(
  headersFile()
    .trim()
    .split('\n\n')
    .map(section => {
      const [pattern = '', ...lines] = section.split('\n')
      return [
        pattern,
        new Map(
          lines.map(
            line =>
              line
                .trim()
                .split(/: (.*)/)
                .slice(0, 2) as [string, string],
          ),
        ),
      ]
    }),
)

test('hashed assets are kept for a year, and every answer says that its type is not to be guessed', () => {
  expect([...sections.keys()]).toEqual(['/*', '/assets/*', '/service-worker.js'])
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
