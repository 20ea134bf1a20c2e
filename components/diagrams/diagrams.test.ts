import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { componentsOfThisSite } from '../../tests/support/components-of-this-site.ts'

const stylesheet = readFileSync(new URL('./diagrams.css', import.meta.url), 'utf8')
const rendered = [...componentsOfThisSite]
  .filter(([, { file }]) => file.startsWith('components/diagrams/'))
  .map(([name, { Component }]) => [name, renderToStaticMarkup(createElement(Component))] as const)

describe.each(rendered)('%s', (name, html) => {
  // Only an eye can judge a drawing: look at it before you take a new one over with `npm run unit -- diagrams -u`.
  test('is drawn as it was when it was last looked at', async () => {
    await expect(html).toMatchFileSnapshot(`../../tests/fixtures/drawings/${name}.html`)
  })

  test('has a title, a description and a caption, and refers to the first two', () => {
    const [, label, description] =
      /<svg role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<title id="${label}">[^<]+</title><desc id="${description}">[^<]+</desc>`))
    expect(html).toMatch(/<figcaption>.+<\/figcaption>/)
  })

  test('names in its description whatever stands out in the picture', () => {
    const description = /<desc[^>]*>([^<]+)/.exec(html)?.[1]?.toLowerCase() ?? ''
    const names = [...html.matchAll(/<text class="name[^>]*>([^<]+)/g)].map(([, name = '']) => name.toLowerCase())
    expect(names.filter(name => !description.includes(name))).toEqual([])
  })

  test('takes its colours from the stylesheet', () => {
    expect(html).not.toMatch(/\sstyle=|\s(?:fill|stroke|color)="(?!none")/)
  })

  test('shows its smallest words at 11 px or more in a figure of 340 px', () => {
    const fontSizes = [...stylesheet.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size))
    const frameWidth = Number(/viewBox="0 0 (\d+) \d+"/.exec(html)?.[1])
    expect((Math.min(...fontSizes) * 340) / frameWidth).toBeGreaterThanOrEqual(11)
  })
})

test('the stylesheet knows no colours but the tokens and those of the system', () => {
  expect(stylesheet).not.toMatch(/#[\da-f]{3}|(?:rgb|hsl|lab|lch|color)a?\(/i)
})

test('no two drawings have the same title', () => {
  const titles = rendered.map(([, html]) => /<title[^>]*>([^<]+)/.exec(html)?.[1])
  expect(new Set(titles).size).toBe(rendered.length)
})
