import { expect, test } from 'vitest'
import { nearestPaths } from './suggest-pages.ts'

const paths = [
  '/',
  '/cv/cv',
  '/docs/intro',
  '/docs/studyPlan/intro',
  '/docs/concepts/joins',
  '/docs/concepts/ipc',
  '/docs/concepts/qsql',
  '/blog/gr%C3%B6%C3%9Fe',
]

test.each([
  ['/DOCS/StudyPlan/Intro', ['/docs/studyPlan/intro', '/docs/intro']],
  ['/docs/Intro', ['/docs/intro', '/docs/studyPlan/intro']],
  ['/concept/join', ['/docs/concepts/joins']],
  ['/docs/concepts/jions', ['/docs/concepts/joins']],
  ['/docs/concepts/jons.php', ['/docs/concepts/joins']],
  ['/learn//joins//', ['/docs/concepts/joins']],
  ['/blog/grösse', ['/blog/gr%C3%B6%C3%9Fe']],
  ['/blog/Gr%C3%B6%C3%9Fe', ['/blog/gr%C3%B6%C3%9Fe']],
  ['/docs/concepts/xyz', []],
  ['/a/b/c/d', []],
  ['/%E0%A4%A', []],
  ['//', []],
])('%s suggests %j', (wrong, near) => {
  expect(nearestPaths(wrong, paths)).toEqual(near)
})

test('at most three paths are suggested', () => {
  const many = ['/a/intro', '/b/intro', '/c/intro', '/d/intro']
  expect(nearestPaths('/c/intro2', many)).toEqual(['/c/intro', '/a/intro', '/b/intro'])
})
