// Inter, which fonts of the machine never stand in for: the same title is the same image everywhere.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontDetails } from '@takumi-rs/core'

export const typeface = 'Inter'
const { resolve } = createRequire(import.meta.url)
const weights = [500, 700]

/** Code points from the first to the second. */
type Range = [number, number]

const rangesBySubset = new Map(
  Object.entries(
    JSON.parse(readFileSync(resolve('@fontsource/inter/unicode.json'), 'utf8')) as Record<string, string>,
  ).map(([subset, ranges]) => [subset, ranges.split(',').map(readRange)]),
)
const allRanges = [...rangesBySubset.values()].flat()

export function readFonts(): FontDetails[] {
  return [...rangesBySubset].flatMap(([subset, unicodeRange]) =>
    weights.map(weight => ({
      name: typeface,
      weight,
      style: 'normal',
      data: readFileSync(resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`)),
      unicodeRange,
    })),
  )
}

/**
 * What of a text can be drawn. Signs that the typeface lacks, such as emoji, are left out; a text that would lose
 * letters or digits is undefined, since what is left would say something else.
 */
export function drawableText(text: string): string | undefined {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')].filter(character => !invisible.test(character))
  const kept = characters.filter(isInTypeface)
  const isMisread = characters.some(character => !kept.includes(character) && /[\p{L}\p{N}\p{M}]/u.test(character))
  const drawable = kept.join('').replace(/ +/g, ' ').trim()
  return isMisread || drawable === '' ? undefined : drawable
}

/** Controls, halves of surrogate pairs, joiners, and what chooses between forms of the character before. */
const invisible = /[\p{C}\p{Variation_Selector}]/u

function isInTypeface(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return allRanges.some(([from, to]) => point >= from && point <= to)
}

/** `U+0100-02BA`, or one code point: `U+02BD`. */
function readRange(range: string): Range {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map(point => Number.parseInt(point, 16))
  return [from, to]
}
