// Draws the icons that have to be PNG or ICO from static/img/favicon.svg, in Chrome or Chromium: npm run icons.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const mark = readFileSync('static/img/favicon.svg', 'base64')
const paper = '#fdfcf9'

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
mkdirSync('static/img', { recursive: true })
writeFileSync('static/favicon.ico', icoOf([await draw(16), await draw(32)]))
writeFileSync('static/img/icon-192.png', await draw(192))
writeFileSync('static/img/icon-512.png', await draw(512))
// iOS rounds the corners of the touch icon; Android may cut a circle out of the maskable one.
writeFileSync('static/apple-touch-icon.png', await draw(180, { scale: 0.74, ground: paper }))
writeFileSync('static/img/icon-maskable-512.png', await draw(512, { scale: 0.62, ground: paper }))
await browser.close()

/** A PNG: a square of `size` pixels with the mark in its middle, which takes up `scale` of its width and height. */
async function draw(/** @type {number} */ size, { scale = 1, ground = 'transparent' } = {}) {
  const edge = Math.round(size * scale)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground}">` +
      `<img width="${edge}" height="${edge}" src="data:image/svg+xml;base64,${mark}">`,
  )
  return page.screenshot({ omitBackground: true })
}

/** Joins PNGs into one ICO file: a header of 6 bytes, an entry of 16 bytes for each picture, then the pictures. */
function icoOf(/** @type {Buffer[]} */ pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    // A PNG file has its width at byte 16 and its height at byte 20.
    head.writeUInt8(picture.readUInt32BE(16), at)
    head.writeUInt8(picture.readUInt32BE(20), at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
