import { Renderer } from '@takumi-rs/core'
import { expect, test } from 'vitest'
import { readFonts, selectDrawableText, typeface } from './typeface.ts'

test.each([
  ['@[;;:], .Q.gc and `sym', '@[;;:], .Q.gc and `sym'],
  ['"a" <b> & c', '"a" <b> & c'],
  ['Cafe\u0301 –\u00a0“żółć”\n Ελλάδα', 'Café – “żółć” Ελλάδα'],
  ['end\u2011to\u2011end', 'end-to-end'],
  ['Launch 🚀 day 👩‍👩‍👧 ❤️', 'Launch day'],
  ['half a pair \ud83d of surrogates', 'half a pair of surrogates'],
])('of %j, %j is drawn', (text, drawable) => {
  expect(selectDrawableText(text)).toBe(drawable)
})

test.each(['日本語', 'Using 日本語 symbols', 'שלום', 'q\u0303', 'a → b', '🎉', ' '])(
  '%j is not drawn, since the part that can be drawn could mean something else',
  text => expect(selectDrawableText(text)).toBeUndefined(),
)

test('the fonts have a glyph for every character that is drawn', async () => {
  const renderer = new Renderer()
  for (const font of readFonts()) await renderer.registerFont(font)
  const pixels = async (text: string) => {
    const style = { fontFamily: typeface, fontWeight: 700, fontSize: 40 }
    return renderer.render({ type: 'text', text, style }, { width: 60, height: 60, format: 'raw' })
  }
  const missingGlyph = await pixels('\u4e00')
  const missing: string[] = []
  for (let point = 0; point < 0x3000; point++) {
    const character = String.fromCodePoint(point)
    if (selectDrawableText(character) === character && (await pixels(character)).equals(missingGlyph))
      missing.push(character)
  }
  expect(missing).toEqual([])
})
