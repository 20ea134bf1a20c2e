import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MetroMap } from './metro-map.tsx'

type Point = [x: number, y: number]

const html = renderToStaticMarkup(createElement(MetroMap))
const drawings = [...html.matchAll(/<path d="([^"]+)"/g)].map(([, course = '']) => readCourse(course))
const lines = html.split('<li><a class="y').slice(1).map(readStations)

test('every station stands on the drawing of each line that lists it', () => {
  const astray = lines.flatMap((stations, line) =>
    stations.filter(({ at }) => !isOnCourse(at, drawings[line] ?? [])).map(({ name }) => `${line}: ${name}`),
  )
  expect(lines).toHaveLength(drawings.length)
  expect(astray).toEqual([])
})

test('a large ring marks the stations that several lines list, and no others', () => {
  const stations = lines.flat()
  const countOf = (name: string | undefined) => stations.filter(station => station.name === name).length
  expect(stations.filter(({ isShared, name }) => isShared !== countOf(name) > 1)).toEqual([])
})

test('every line meets another one', () => {
  expect(lines.filter(stations => !stations.some(({ isShared }) => isShared))).toEqual([])
})

test('the stylesheet has a place for every column and row of the map', () => {
  const stylesheet = readFileSync(new URL('./metro-map.css', import.meta.url), 'utf8')
  const missing = [...new Set(html.match(/\b[xy]\d+\b/g))].filter(
    place => !stylesheet.includes(`.${place} {\n        --${place[0]}: ${place.slice(1)};`),
  )
  expect(missing).toEqual([])
})

/** `M50 235H550L650 335` -> its corners, in the units of the stations. */
function readCourse(course: string): Point[] {
  const corners: Point[] = []
  for (const [, x, y] of course.matchAll(/[MLH](\d+)(?: (\d+))?/g))
    corners.push([Number(x) / 50, y === undefined ? (corners.at(-1)?.[1] ?? 0) : (Number(y) - 35) / 100])
  return corners
}

function readStations(line: string) {
  return [...line.matchAll(/<li class="x(\d+) y(\d)( meet)?[^>]*><a[^>]*>([^<]+)/g)].map(([, x, y, meet, name]) => {
    const at: Point = [Number(x), Number(y)]
    return { name, at, isShared: meet !== undefined }
  })
}

/** On a straight stretch, the distances to both of its ends add up to its length. */
function isOnCourse(point: Point, course: Point[]): boolean {
  const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, 2 * (y1 - y2))
  return course.slice(1).some((end, index) => {
    const start = course[index] ?? end
    return Math.abs(distance(start, point) + distance(point, end) - distance(start, end)) < 1e-9
  })
}
