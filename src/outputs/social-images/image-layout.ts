// The layout of a social image: a large title and a row of candlesticks that ends in the tall one of the logo.

import { createHash } from 'node:crypto'
import type { ContainerNode, Node, TextNode } from '@takumi-rs/core'
import { type SocialImageTexts, socialImageSize } from '../../page-kinds/head/social-image-texts.ts'
import tokens from '../../styles/tokens.css?raw'
import { selectDrawableText, typeface } from './typeface.ts'

/** In pixels, from large to small. A title gets the first size at which it fits. */
export const titleSizes = [116, 92, 72, 62, 54] as const
/** The space for the title, in pixels. */
export const titleSpace = { width: 900, height: 246 }

const margin = 72
const titleLeading = 1.12
/** Of the light colour mode. */
export const colours = { ground: '', ink: '', muted: '', market: '', amber: '' }
for (const name of Object.keys(colours) as (keyof typeof colours)[]) colours[name] = readLightColour(name)
const rowPlace = { left: 540, top: 474 }
const markBox = { left: 1036, top: 40, width: 92, height: 518 }

/** Where the column with section and title is; wider than its text, since letters may lean out of their line. */
export const columnPlace = { left: margin - 16, top: 134, width: titleSpace.width + 32, height: 344 }

type GroundTexts = Pick<SocialImageTexts, 'siteTitle' | 'host'>

/** The layout of the whole image, as plain data for the renderer; `titleSize` in pixels. */
export function layOutImage(image: SocialImageTexts, titleSize: number): Node {
  return createGround(socialImageSize, [
    ...listGroundParts(image),
    createColumn(image, layOutTitle(image, titleSize), { ...columnPlace, left: margin }),
    createPicture(drawCandleRow(image.path), { ...rowPlace, ...candleRowSize }),
  ])
}

/** The layout of what all images of a site share. */
export function layOutGround(texts: GroundTexts): Node {
  return createGround(socialImageSize, listGroundParts(texts))
}

/** The layout of the section and a title alone, for a part of `columnPlace` that has the same middle and the same left edge. */
export function layOutColumn(image: SocialImageTexts, title: TextNode, { width, height } = columnPlace): ContainerNode {
  const column = createColumn(image, title, { left: margin - columnPlace.left, top: 0, height })
  return createGround({ width, height }, [column])
}

function listGroundParts({ siteTitle, host }: GroundTexts): Node[] {
  return [
    createPlacedBox({ left: margin, top: 60, width: titleSpace.width }, [
      createLine(selectDrawableText(siteTitle) ?? '', { fontSize: 40, fontWeight: 700, color: colours.ink }),
    ]),
    createPlacedBox({ left: margin, top: 522, width: 430 }, [
      createLine(host, { fontSize: 28, fontWeight: 500, color: colours.muted }),
    ]),
    createPicture(drawMark(colours.market), markBox),
  ]
}

function createColumn(
  image: SocialImageTexts,
  title: TextNode,
  { left, top, height }: { left: number; top: number; height: number },
): ContainerNode {
  const section = image.section && selectDrawableText(image.section)
  return createPlacedBox({ left, top, width: titleSpace.width, height, justifyContent: 'center' }, [
    ...(section
      ? [createLine(section, { fontSize: 34, fontWeight: 500, color: colours.market, marginBottom: 14 })]
      : []),
    title,
  ])
}

/** The layout of the title. If the typeface lacks its characters, the site's title or the host is drawn instead. */
export function layOutTitle({ title, siteTitle, host }: SocialImageTexts, fontSize: number): TextNode {
  const text = selectDrawableText(title) ?? selectDrawableText(siteTitle) ?? host
  return {
    type: 'text',
    text,
    style: {
      width: titleSpace.width,
      color: colours.ink,
      fontFamily: typeface,
      fontSize,
      fontWeight: 700,
      letterSpacing: '-0.02em',
      lineHeight: titleLeading,
      lineClamp: countTitleLines(fontSize),
      overflowWrap: 'anywhere',
      textOverflow: 'ellipsis',
      textWrap: 'balance',
    },
  }
}

/** How many lines of a title have room. */
export function countTitleLines(fontSize: number): number {
  return Math.floor(titleSpace.height / (fontSize * titleLeading))
}

function createLine(text: string, style: TextNode['style']): TextNode {
  return { type: 'text', text, style: { lineClamp: 1, textOverflow: 'ellipsis', ...style } }
}

function createGround({ width, height }: { width: number; height: number }, children: Node[]): ContainerNode {
  const style = { width, height, position: 'relative', backgroundColor: colours.ground, fontFamily: typeface } as const
  return createBox(style, children)
}

function createPlacedBox(style: ContainerNode['style'], children: Node[]): ContainerNode {
  return createBox({ position: 'absolute', ...style }, children)
}

function createBox(style: ContainerNode['style'], children: Node[]): ContainerNode {
  return { type: 'container', style: { display: 'flex', flexDirection: 'column', ...style }, children }
}

function createPicture(src: string, place: { left: number; top: number; width: number; height: number }): Node {
  return { type: 'image', src, style: { position: 'absolute', ...place } }
}

/** The tall candle of the logo. */
function drawMark(colour: string): string {
  const { width, height } = markBox
  const body = `<rect y="90" width="${width}" height="${height - 210}" rx="14" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width / 2 - 9}" width="18" height="${height}" rx="9" fill="${colour}"/>${body}</svg>`
}

/** A token's value in the light colour mode. */
function readLightColour(token: string): string {
  const [, colour] = new RegExp(`--${token}: light-dark\\((#[\\da-f]{6})`).exec(tokens) ?? []
  if (!colour) throw new Error(`src/styles/tokens.css defines no light colour --${token}.`)
  return colour
}

const candleCount = 23
const candleStep = 20
const candleWidth = 10
const wickWidth = 2
const rowHeight = 120

/** In pixels. */
const candleRowSize = { width: candleCount * candleStep, height: rowHeight }

/** A rectangle: the wick or the body of a candlestick. */
interface CandlePart {
  left: number
  top: number
  width: number
  height: number
  colour: string
}

/** The row of candlesticks as SVG. */
function drawCandleRow(address: string): string {
  const { width, height } = candleRowSize
  const parts = listCandleParts(address).map(
    part =>
      `<rect x="${part.left - rowPlace.left}" y="${part.top - rowPlace.top}" width="${part.width}" height="${part.height}" fill="${part.colour}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

/**
 * Wicks and bodies of the row of candlesticks, from left to right, where they are in the image. The shape of the row follows from a
 * hash of the address, so each page has its own, the same in every build.
 */
export function listCandleParts(address: string): CandlePart[] {
  const hashBytes = createHash('sha256').update(address).digest()
  const moves = Array.from({ length: candleCount }, (_, index) => (hashBytes[index] ?? 0) % 41)
  // Moves are -14 to 26, so prices mostly rise and the row leads up to the mark.
  const prices = [0]
  for (const move of moves) prices.push((prices.at(-1) ?? 0) + move - 14)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const wick = 10
  const place = (price: number) =>
    rowPlace.top + Math.round(rowHeight - wick - ((price - low) / (high - low)) * (rowHeight - 2 * wick))
  return moves.flatMap((move, index) => {
    const [open, close] = [place(prices[index] ?? 0), place(prices[index + 1] ?? 0)]
    const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 2]
    const x = rowPlace.left + index * candleStep + candleStep / 2
    const reach = 3 + (move % (wick - 3))
    // The longest wicks would end a pixel below the row.
    const end = Math.min(bottom + reach, rowPlace.top + rowHeight)
    const colour = close <= open ? colours.market : colours.amber
    return [
      { left: x - wickWidth / 2, top: top - reach, width: wickWidth, height: end - top + reach, colour },
      { left: x - candleWidth / 2, top, width: candleWidth, height: bottom - top, colour },
    ]
  })
}
