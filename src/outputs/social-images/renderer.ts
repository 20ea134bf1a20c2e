import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core'
import { type SocialImageTexts, socialImageSize } from '../../page-kinds/head/social-image-texts.ts'
import {
  columnPlace,
  countTitleLines,
  layOutColumn,
  layOutGround,
  layOutImage,
  layOutTitle,
  listCandleParts,
  titleSizes,
  titleSpace,
} from './image-layout.ts'
import {
  copyPicture,
  createPicture,
  drawPixels,
  encodePng,
  fillRectangle,
  type IndexedPicture,
  type Place,
} from './indexed-picture.ts'
import { readFonts } from './typeface.ts'

/**
 * Loads the native renderer and the fonts. The returned function draws one image as a PNG. What all images of a site share is
 * drawn once, and for each image only the texts of its page: the renderer's time depends on the area that it fills.
 */
export async function startRenderer(): Promise<(image: SocialImageTexts) => Promise<Buffer>> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  for (const font of readFonts()) await renderer.registerFont(font)
  const picture = createPicture(socialImageSize)
  const grounds = new Map<string, Promise<IndexedPicture>>()
  return async image => {
    const { titleSize, place } = await fitColumn(image, renderer)
    const column = layOutColumn(image, layOutTitle(image, titleSize), place)
    const [ground, pixels] = [await getGround(image), await renderPixels(column, place, renderer)]
    // Nothing waits from here on, so one picture does for all images.
    copyPicture(ground, picture)
    drawPixels(picture, pixels, place)
    for (const { colour, ...part } of listCandleParts(image.path)) fillRectangle(picture, colour, part)
    return encodePng(picture) ?? renderer.render(layOutImage(image, titleSize), { ...socialImageSize, format: 'png' })
  }

  function getGround({ siteTitle, host }: SocialImageTexts): Promise<IndexedPicture> {
    const key = JSON.stringify([siteTitle, host])
    const ground = grounds.get(key) ?? drawGround({ siteTitle, host }, renderer)
    grounds.set(key, ground)
    return ground
  }
}

async function drawGround(texts: Pick<SocialImageTexts, 'siteTitle' | 'host'>, renderer: Renderer) {
  const ground = createPicture(socialImageSize)
  const pixels = await renderPixels(layOutGround(texts), socialImageSize, renderer)
  drawPixels(ground, pixels, { left: 0, top: 0, ...socialImageSize })
  return ground
}

function renderPixels(node: Node, { width, height }: { width: number; height: number }, renderer: Renderer) {
  return renderer.render(node, { width, height, format: 'raw' })
}

/** The width of a space, which is lost where a line ends, is less than this part of the size. */
const widestSpace = 0.3

/**
 * Finds the largest size at which the title fits without breaking a word, or the smallest if there is none, and the part of
 * `columnPlace` that section and title then fill.
 */
export async function fitColumn(
  image: SocialImageTexts,
  renderer: Renderer,
): Promise<{ titleSize: number; place: Place }> {
  /** At least the width of the title in a single line, in multiples of its size. */
  let length = 0
  for (const titleSize of titleSizes) {
    if (length * titleSize > titleSpace.width * countTitleLines(titleSize)) continue
    const title = layOutTitle(image, titleSize)
    const { lineClamp: _, overflowWrap: __, ...style } = title.style ?? {}
    const ground = await renderer.measure(layOutColumn(image, { ...title, style }), columnPlace)
    const lines = ground.children.flatMap(column => column.children)
    const { height = 0, runs = [] } = lines.at(-1) ?? {}
    // Only a word alone on its line can be too wide. The width of other lines includes the space at their end.
    const isBroken = runs.some(({ text, width }) => !text.trim().includes(' ') && width > titleSpace.width)
    if (height <= titleSpace.height && !isBroken) return { titleSize, place: cropColumn(lines) }
    length = runs.reduce((sum, { width }) => sum + width / titleSize - widestSpace, 0)
  }
  return { titleSize: titleSizes.at(-1) ?? 0, place: columnPlace }
}

/**
 * How many pixels beyond the measured lines may be drawn: accents above the first, below the last as many for the same middle, and
 * beside them letters that lean and the ellipsis of a section that is too long.
 */
const reach = { above: 40, side: 56 }

function cropColumn(lines: MeasuredNode[]): Place {
  const [, , , , , top = 0] = lines[0]?.transform ?? []
  const inset = Math.max(0, Math.floor(top) - reach.above)
  const right = Math.max(
    0,
    ...lines.flatMap(({ runs, transform }) => runs.map(({ x, width }) => transform[4] + x + width)),
  )
  return {
    left: columnPlace.left,
    top: columnPlace.top + inset,
    width: Math.min(columnPlace.width, Math.ceil(right) + reach.side),
    height: columnPlace.height - 2 * inset,
  }
}
