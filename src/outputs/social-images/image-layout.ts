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
const colours = { ground: '', ink: '', muted: '', market: '', amber: '' }
for (const name of Object.keys(colours) as (keyof typeof colours)[]) colours[name] = readLightColour(name)
const rowPlace = { left: 540, top: 474 }
const markBox = { left: 1036, top: 40, width: 92, height: 518 }

/** The layout of the whole image, as plain data for the renderer; `titleSize` in pixels. */
export function layOutImage(image: SocialImageTexts, titleSize: number): Node {
  const section = image.section && selectDrawableText(image.section)
  const host = createLine(image.host, { fontSize: 28, fontWeight: 500, color: colours.muted })
  return createBox(
    { ...socialImageSize, position: 'relative', backgroundColor: colours.ground, fontFamily: typeface },
    [
      createPlacedBox({ left: margin, top: 60, width: titleSpace.width }, [
        createLine(selectDrawableText(image.siteTitle) ?? '', { fontSize: 40, fontWeight: 700, color: colours.ink }),
      ]),
      createPlacedBox({ left: margin, top: 134, width: titleSpace.width, height: 344, justifyContent: 'center' }, [
        ...(section
          ? [createLine(section, { fontSize: 34, fontWeight: 500, color: colours.market, marginBottom: 14 })]
          : []),
        layOutTitle(image, titleSize),
      ]),
      createPlacedBox({ left: margin, top: 522, width: 430 }, [host]),
      createPicture(drawCandleRow(image.path, { rise: colours.market, fall: colours.amber }), {
        ...rowPlace,
        ...candleRowSize,
      }),
      createPicture(drawMark(colours.market), markBox),
    ],
  )
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
      lineClamp: Math.floor(titleSpace.height / (fontSize * titleLeading)),
      overflowWrap: 'anywhere',
      textOverflow: 'ellipsis',
      textWrap: 'balance',
    },
  }
}

function createLine(text: string, style: TextNode['style']): TextNode {
  return { type: 'text', text, style: { lineClamp: 1, textOverflow: 'ellipsis', ...style } }
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
const rowHeight = 120

/** Size in pixels of what `drawCandleRow` draws. */
export const candleRowSize = { width: candleCount * candleStep, height: rowHeight }

/** A row of candlesticks as SVG. Its shape follows from a hash of the address, so each page has its own, the same in every build. */
export function drawCandleRow(address: string, { rise, fall }: { rise: string; fall: string }): string {
  const hashBytes = createHash('sha256').update(address).digest()
  const moves = Array.from({ length: candleCount }, (_, index) => (hashBytes[index] ?? 0) % 41)
  // Moves are -14 to 26, so prices mostly rise and the row leads up to the mark.
  const prices = [0]
  for (const move of moves) prices.push((prices.at(-1) ?? 0) + move - 14)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const wick = 10
  const place = (price: number) =>
    Math.round(rowHeight - wick - ((price - low) / (high - low)) * (rowHeight - 2 * wick))
  const rows = moves.map((move, index) => {
    const [open, close] = [place(prices[index] ?? 0), place(prices[index + 1] ?? 0)]
    const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 2]
    const x = index * candleStep + candleStep / 2
    const reach = 3 + (move % (wick - 3))
    const d = `M${x - 1} ${top - reach}h2v${bottom - top + 2 * reach}h-2zM${x - candleWidth / 2} ${top}h${candleWidth}v${bottom - top}h-${candleWidth}z`
    return `<path d="${d}" fill="${close <= open ? rise : fall}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${candleRowSize.width}" height="${rowHeight}">${rows.join('')}</svg>`
}
