import { type MeasuredNode, type Node, Renderer } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { imageForTest, isCompletePng } from '../../../tests/support/image-for-test.ts'
import { socialImageSize } from '../../page-kinds/head/social-image-texts.ts'
import { layOutImage, layOutTitle, titleSpace } from './image-layout.ts'
import { fitColumn, startRenderer } from './renderer.ts'
import { readFonts } from './typeface.ts'

const renderer = new Renderer()
for (const font of readFonts()) await renderer.registerFont(font)
const draw = await startRenderer()

test.each([
  ['Joins', 116],
  ['Tables and dictionaries', 92],
  ['How to read q code, part 3: a whole function', 72],
  ['The mountain and the prophet: send the query to the data', 72],
  ['A title that says in one sentence of ninety-five characters what the page below it is all about', 54],
  ['Supercalifragilisticexpialidocious', 54],
  ['word '.repeat(80), 54],
])('%j is drawn in %i pixels', async (title, size) => {
  const image = imageForTest(title)
  expect((await fitColumn(image, renderer)).titleSize).toBe(size)
  const { height, runs } = await renderer.measure(layOutTitle(image, size), { width: titleSpace.width })
  expect(height).toBeLessThanOrEqual(titleSpace.height)
  for (const run of runs.filter(({ text }) => !text.endsWith(' '))) {
    expect(run.width).toBeLessThanOrEqual(titleSpace.width)
  }
})

test.each([
  '',
  '日本語',
  '🎉',
  'a\u0301\u0302\u0303',
  '\ud800',
  '<svg onload="x">',
  'x'.repeat(5000),
  '{"a": [1;2]} \\ \0',
])('the title %j can be drawn', async title => {
  const png = await draw({ ...imageForTest(title), section: title, siteTitle: title })
  expect(isCompletePng(png)).toBe(true)
  expect(png.length).toBeLessThan(60_000)
})

const hardTitles = [
  'Jfj',
  'ẬỄǕ ÅÅÅ',
  'gjpqy|',
  'Supercalifragilisticexpialidocious',
  'WWWWWWWWWWWWW',
  'word '.repeat(80),
]
const longTitles = Array.from({ length: 40 }, (_, words) => 'The mountain, and '.repeat(12).slice(0, 3 + 4 * words))

test.each([...hardTitles, ...longTitles])('the image of %j has the pixels of its layout', async title => {
  for (const section of [title, undefined]) {
    const image = { ...imageForTest(title), section }
    const { titleSize } = await fitColumn(image, renderer)
    const expected = await readPixels(layOutImage(image, titleSize))
    const drawn = await readPixels({
      type: 'image',
      src: `data:image/png;base64,${(await draw(image)).toString('base64')}`,
      style: socialImageSize,
    })
    expect(drawn.equals(expected), `${section}`).toBe(true)
  }
})

const readPixels = (node: Node) => renderer.render(node, { ...socialImageSize, format: 'raw' })

test('a renderer draws images of several sites at a time', async () => {
  const images = ['One', 'Two', 'Three', 'Four'].map(title => ({ ...imageForTest('Joins'), siteTitle: title }))
  const apart = []
  for (const image of images) apart.push(await draw(image))
  expect(new Set(apart.map(png => png.toString('base64'))).size).toBe(images.length)
  expect(await Promise.all(images.map(draw))).toEqual(apart)
})

test('the title of the site replaces a title that cannot be drawn', () => {
  expect(JSON.stringify(layOutImage(imageForTest('日本語'), 92))).toContain('"text":"Tiny"')
})

test('site, section, title and host stand one below another, with the same left edge', async () => {
  const measured = await renderer.measure(layOutImage(imageForTest('Joins'), 116), socialImageSize)
  const lines = linesOf(measured).toSorted((a, b) => a.top - b.top)
  expect(lines.map(({ text }) => text)).toEqual(['Tiny', 'Concepts', 'Joins', 'tiny.example'])
  expect(new Set(lines.map(({ left }) => left)).size).toBe(1)
  for (const [index, { top }] of lines.entries()) expect(top).toBeGreaterThanOrEqual(lines[index - 1]?.bottom ?? 0)
})

interface Line {
  text: string
  left: number
  top: number
  bottom: number
}

function linesOf({ children, runs, transform, height }: MeasuredNode): Line[] {
  const [, , , , left, top] = transform
  return [...runs.map(({ text }) => ({ text, left, top, bottom: top + height })), ...children.flatMap(linesOf)]
}
