// Inter, from its npm package. System fonts are never used, so that the same text gives the same image on every machine.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontDetails } from '@takumi-rs/core'

export const typeface = 'Inter'
const weights = [500, 700]

/** The characters of Latin, Greek and Cyrillic titles for which Inter has a glyph; a test looks each up in the fonts. */
const hasGlyph =
  /^[ -~\u00a1-\u0148\u014a-\u017f\u0384-\u03ce\u0400-\u045f\u1e00-\u1e9b\u1ea0-\u1eff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]$/u
/** Control characters, lone surrogates, joiners, and variation selectors. */
const invisible = /[\p{C}\p{Variation_Selector}]/u
const pictorial = /[\p{So}\p{Sk}\p{Extended_Pictographic}]/u

/**
 * The part of a text that can be drawn: `Joins 🎉` -> `Joins`. Emoji and other symbols are left out. Undefined if the
 * typeface lacks any other character, since the text without it could mean something else.
 */
export function selectDrawableText(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
  const shown = [...plain].filter(
    character => !invisible.test(character) && (hasGlyph.test(character) || !pictorial.test(character)),
  )
  const drawable = shown.join('').replace(/ +/g, ' ').trim()
  return drawable !== '' && shown.every(character => hasGlyph.test(character)) ? drawable : undefined
}

export function readFonts(): FontDetails[] {
  const require = createRequire(import.meta.url)
  const subsets = JSON.parse(readFileSync(require.resolve('@fontsource/inter/unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(subsets).flatMap(([subset, ranges]) =>
    weights.map(weight => ({
      name: typeface,
      weight,
      style: 'normal',
      data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`)),
      unicodeRange: ranges.split(',').map(readRange),
    })),
  )
}

/** `U+0100-02BA`, or one code point: `U+02BD`. */
function readRange(range: string): [number, number] {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map(point => Number.parseInt(point, 16))
  return [from, to]
}
