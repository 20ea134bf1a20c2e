import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { imageForTest } from '../../../tests/support/image-for-test.ts'
import { colours, layOutImage, listCandleParts } from './image-layout.ts'

test('the layout of an image is as recorded', () => {
  expect(layOutImage(imageForTest('Joins'), 116)).toMatchInlineSnapshot(`
    {
      "children": [
        {
          "children": [
            {
              "style": {
                "color": "#18211d",
                "fontSize": 40,
                "fontWeight": 700,
                "lineClamp": 1,
                "textOverflow": "ellipsis",
              },
              "text": "Tiny",
              "type": "text",
            },
          ],
          "style": {
            "display": "flex",
            "flexDirection": "column",
            "left": 72,
            "position": "absolute",
            "top": 60,
            "width": 900,
          },
          "type": "container",
        },
        {
          "children": [
            {
              "style": {
                "color": "#56605a",
                "fontSize": 28,
                "fontWeight": 500,
                "lineClamp": 1,
                "textOverflow": "ellipsis",
              },
              "text": "tiny.example",
              "type": "text",
            },
          ],
          "style": {
            "display": "flex",
            "flexDirection": "column",
            "left": 72,
            "position": "absolute",
            "top": 522,
            "width": 430,
          },
          "type": "container",
        },
        {
          "src": "<svg xmlns="http://www.w3.org/2000/svg" width="92" height="518"><rect x="37" width="18" height="518" rx="9" fill="#0a6847"/><rect y="90" width="92" height="308" rx="14" fill="#0a6847"/></svg>",
          "style": {
            "height": 518,
            "left": 1036,
            "position": "absolute",
            "top": 40,
            "width": 92,
          },
          "type": "image",
        },
        {
          "children": [
            {
              "style": {
                "color": "#0a6847",
                "fontSize": 34,
                "fontWeight": 500,
                "lineClamp": 1,
                "marginBottom": 14,
                "textOverflow": "ellipsis",
              },
              "text": "Concepts",
              "type": "text",
            },
            {
              "style": {
                "color": "#18211d",
                "fontFamily": "Inter",
                "fontSize": 116,
                "fontWeight": 700,
                "letterSpacing": "-0.02em",
                "lineClamp": 1,
                "lineHeight": 1.12,
                "overflowWrap": "anywhere",
                "textOverflow": "ellipsis",
                "textWrap": "balance",
                "width": 900,
              },
              "text": "Joins",
              "type": "text",
            },
          ],
          "style": {
            "display": "flex",
            "flexDirection": "column",
            "height": 344,
            "justifyContent": "center",
            "left": 72,
            "position": "absolute",
            "top": 134,
            "width": 900,
          },
          "type": "container",
        },
        {
          "src": "<svg xmlns="http://www.w3.org/2000/svg" width="460" height="120"><rect x="9" y="92" width="2" height="24" fill="#85560a"/><rect x="5" y="98" width="10" height="12" fill="#85560a"/><rect x="29" y="97" width="2" height="17" fill="#0a6847"/><rect x="25" y="101" width="10" height="9" fill="#0a6847"/><rect x="49" y="94" width="2" height="25" fill="#85560a"/><rect x="45" y="101" width="10" height="11" fill="#85560a"/><rect x="69" y="98" width="2" height="18" fill="#0a6847"/><rect x="65" y="102" width="10" height="10" fill="#0a6847"/><rect x="89" y="90" width="2" height="22" fill="#0a6847"/><rect x="85" y="98" width="10" height="6" fill="#0a6847"/><rect x="109" y="91" width="2" height="14" fill="#0a6847"/><rect x="105" y="96" width="10" height="4" fill="#0a6847"/><rect x="129" y="88" width="2" height="26" fill="#85560a"/><rect x="125" y="96" width="10" height="10" fill="#85560a"/><rect x="149" y="80" width="2" height="30" fill="#0a6847"/><rect x="145" y="84" width="10" height="22" fill="#0a6847"/><rect x="169" y="80" width="2" height="15" fill="#85560a"/><rect x="165" y="84" width="10" height="7" fill="#85560a"/><rect x="189" y="80" width="2" height="21" fill="#85560a"/><rect x="185" y="89" width="10" height="3" fill="#85560a"/><rect x="209" y="64" width="2" height="36" fill="#0a6847"/><rect x="205" y="72" width="10" height="20" fill="#0a6847"/><rect x="229" y="65" width="2" height="14" fill="#0a6847"/><rect x="225" y="70" width="10" height="4" fill="#0a6847"/><rect x="249" y="58" width="2" height="22" fill="#0a6847"/><rect x="245" y="66" width="10" height="6" fill="#0a6847"/><rect x="269" y="35" width="2" height="40" fill="#0a6847"/><rect x="265" y="42" width="10" height="26" fill="#0a6847"/><rect x="289" y="32" width="2" height="15" fill="#0a6847"/><rect x="285" y="35" width="10" height="9" fill="#0a6847"/><rect x="309" y="7" width="2" height="36" fill="#0a6847"/><rect x="305" y="13" width="10" height="24" fill="#0a6847"/><rect x="329" y="6" width="2" height="14" fill="#0a6847"/><rect x="325" y="11" width="10" height="4" fill="#0a6847"/><rect x="349" y="6" width="2" height="11" fill="#0a6847"/><rect x="345" y="10" width="10" height="3" fill="#0a6847"/><rect x="369" y="7" width="2" height="15" fill="#85560a"/><rect x="365" y="10" width="10" height="9" fill="#85560a"/><rect x="389" y="8" width="2" height="21" fill="#85560a"/><rect x="385" y="17" width="10" height="3" fill="#85560a"/><rect x="409" y="10" width="2" height="19" fill="#85560a"/><rect x="405" y="18" width="10" height="3" fill="#85560a"/><rect x="429" y="12" width="2" height="26" fill="#85560a"/><rect x="425" y="19" width="10" height="12" fill="#85560a"/><rect x="449" y="24" width="2" height="17" fill="#85560a"/><rect x="445" y="29" width="10" height="7" fill="#85560a"/></svg>",
          "style": {
            "height": 120,
            "left": 540,
            "position": "absolute",
            "top": 474,
            "width": 460,
          },
          "type": "image",
        },
      ],
      "style": {
        "backgroundColor": "#fdfcf9",
        "display": "flex",
        "flexDirection": "column",
        "fontFamily": "Inter",
        "height": 630,
        "position": "relative",
        "width": 1200,
      },
      "type": "container",
    }
  `)
})

test('an image without a section, or with one that cannot be drawn, has no line for it', () => {
  const textsOf = (section: string | undefined) =>
    [...JSON.stringify(layOutImage({ ...imageForTest('Joins'), section }, 116)).matchAll(/"text":"([^"]*)"/g)].map(
      ([, text]) => text,
    )
  expect(textsOf(undefined)).toEqual(['Tiny', 'tiny.example', 'Joins'])
  expect(textsOf('概念')).toEqual(['Tiny', 'tiny.example', 'Joins'])
})

test('the host replaces a title where nothing else can be drawn', () => {
  const image = { ...imageForTest('日本語'), siteTitle: '東京' }
  expect(JSON.stringify(layOutImage(image, 92))).toContain('"text":"tiny.example","style":{"width":900')
})

const addresses = Array.from({ length: 20 }, (_, index) => `https://tiny.example/docs/${index}`)

test('an address always has the same row, and other addresses have other rows', () => {
  const rows = addresses.map(address => JSON.stringify(listCandleParts(address)))
  expect(addresses.map(address => JSON.stringify(listCandleParts(address)))).toEqual(rows)
  expect(new Set(rows).size).toBe(addresses.length)
})

test('candles fill the row from left to right and do not touch', () => {
  const bodies = addresses.flatMap(address => readCandles(address).map(({ body }) => body))
  const lefts = Array.from({ length: 23 }, (_, index) => 545 + index * 20)
  expect(bodies.map(({ left }) => left)).toEqual(addresses.flatMap(() => lefts))
  expect(new Set(bodies.map(({ width }) => width))).toEqual(new Set([10]))
})

test('a wick reaches out of its candle above and below, and not out of the row', () => {
  for (const { wick, body } of addresses.flatMap(readCandles)) {
    expect(wick.left - body.left).toBe((body.width - wick.width) / 2)
    expect(wick.top).toBeLessThan(body.top)
    expect(wick.top).toBeGreaterThanOrEqual(474)
    expect(wick.top + wick.height).toBeGreaterThan(body.top + body.height)
    expect(wick.top + wick.height).toBeLessThanOrEqual(474 + 120)
  }
})

test('a candle has the colour of a fall if the price visibly falls, else that of a rise', () => {
  const candles = addresses.flatMap(address => {
    const bytes = [...createHash('sha256').update(address).digest()]
    return readCandles(address).map(({ body }, index) => ({
      isFall: (bytes[index] ?? 0) % 41 < 14,
      isFlat: body.height === flatBody,
      colour: body.colour,
    }))
  })
  const seen = new Set(
    candles.map(({ isFall, isFlat, colour }) => `${isFlat ? 'flat' : isFall ? 'falls' : 'rises'} ${colour}`),
  )
  expect([...seen].sort()).toEqual([`falls ${colours.amber}`, `flat ${colours.market}`, `rises ${colours.market}`])
})

/** Height in pixels of a body whose price does not move as far as a pixel. */
const flatBody = 2

/** The parts of each candle, which are listed as wick, body, wick, body … */
function readCandles(address: string) {
  const parts = listCandleParts(address)
  return parts.flatMap((wick, index) => {
    const body = parts[index + 1]
    return index % 2 === 0 && body ? [{ wick, body }] : []
  })
}
