import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { imageForTest } from '../../../tests/support/image-for-test.ts'
import { candleRowSize, drawCandleRow, layOutImage } from './image-layout.ts'

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
          "src": "<svg xmlns="http://www.w3.org/2000/svg" width="460" height="120"><path d="M9 92h2v24h-2zM5 98h10v12h-10z" fill="#85560a"/><path d="M29 97h2v17h-2zM25 101h10v9h-10z" fill="#0a6847"/><path d="M49 94h2v25h-2zM45 101h10v11h-10z" fill="#85560a"/><path d="M69 98h2v18h-2zM65 102h10v10h-10z" fill="#0a6847"/><path d="M89 90h2v22h-2zM85 98h10v6h-10z" fill="#0a6847"/><path d="M109 91h2v14h-2zM105 96h10v4h-10z" fill="#0a6847"/><path d="M129 88h2v26h-2zM125 96h10v10h-10z" fill="#85560a"/><path d="M149 80h2v30h-2zM145 84h10v22h-10z" fill="#0a6847"/><path d="M169 80h2v15h-2zM165 84h10v7h-10z" fill="#85560a"/><path d="M189 80h2v21h-2zM185 89h10v3h-10z" fill="#85560a"/><path d="M209 64h2v36h-2zM205 72h10v20h-10z" fill="#0a6847"/><path d="M229 65h2v14h-2zM225 70h10v4h-10z" fill="#0a6847"/><path d="M249 58h2v22h-2zM245 66h10v6h-10z" fill="#0a6847"/><path d="M269 35h2v40h-2zM265 42h10v26h-10z" fill="#0a6847"/><path d="M289 32h2v15h-2zM285 35h10v9h-10z" fill="#0a6847"/><path d="M309 7h2v36h-2zM305 13h10v24h-10z" fill="#0a6847"/><path d="M329 6h2v14h-2zM325 11h10v4h-10z" fill="#0a6847"/><path d="M349 6h2v11h-2zM345 10h10v3h-10z" fill="#0a6847"/><path d="M369 7h2v15h-2zM365 10h10v9h-10z" fill="#85560a"/><path d="M389 8h2v21h-2zM385 17h10v3h-10z" fill="#85560a"/><path d="M409 10h2v19h-2zM405 18h10v3h-10z" fill="#85560a"/><path d="M429 12h2v26h-2zM425 19h10v12h-10z" fill="#85560a"/><path d="M449 24h2v17h-2zM445 29h10v7h-10z" fill="#85560a"/></svg>",
          "style": {
            "height": 120,
            "left": 540,
            "position": "absolute",
            "top": 474,
            "width": 460,
          },
          "type": "image",
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
  expect(textsOf(undefined)).toEqual(['Tiny', 'Joins', 'tiny.example'])
  expect(textsOf('概念')).toEqual(['Tiny', 'Joins', 'tiny.example'])
})

test('the host replaces a title where nothing else can be drawn', () => {
  const image = { ...imageForTest('日本語'), siteTitle: '東京' }
  expect(JSON.stringify(layOutImage(image, 92))).toContain('"text":"tiny.example","style":{"width":900')
})

const colours = { rise: 'green', fall: 'red' }
const addresses = Array.from({ length: 20 }, (_, index) => `https://tiny.example/docs/${index}`)

test('an address always has the same row, and other addresses have other rows', () => {
  const rows = addresses.map(address => drawCandleRow(address, colours))
  expect(addresses.map(address => drawCandleRow(address, colours))).toEqual(rows)
  expect(new Set(rows).size).toBe(addresses.length)
})

test('the row of an address is as recorded', () => {
  const row = drawCandleRow('https://tiny.example/docs/0', colours)
  expect(row.replaceAll('<path', '\n<path')).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg" width="460" height="120">
    <path d="M9 57h2v34h-2zM5 63h10v22h-10z" fill="green"/>
    <path d="M29 54h2v30h-2zM25 63h10v12h-10z" fill="red"/>
    <path d="M49 53h2v29h-2zM45 60h10v15h-10z" fill="green"/>
    <path d="M69 53h2v28h-2zM65 60h10v14h-10z" fill="red"/>
    <path d="M89 67h2v17h-2zM85 72h10v7h-10z" fill="red"/>
    <path d="M109 69h2v29h-2zM105 77h10v13h-10z" fill="red"/>
    <path d="M129 78h2v18h-2zM125 84h10v6h-10z" fill="green"/>
    <path d="M149 77h2v28h-2zM145 84h10v14h-10z" fill="red"/>
    <path d="M169 91h2v26h-2zM165 96h10v16h-10z" fill="red"/>
    <path d="M189 74h2v45h-2zM185 81h10v31h-10z" fill="green"/>
    <path d="M209 68h2v19h-2zM205 72h10v11h-10z" fill="green"/>
    <path d="M229 66h2v18h-2zM225 72h10v6h-10z" fill="red"/>
    <path d="M249 56h2v29h-2zM245 63h10v15h-10z" fill="green"/>
    <path d="M269 50h2v23h-2zM265 58h10v7h-10z" fill="green"/>
    <path d="M289 49h2v29h-2zM285 58h10v11h-10z" fill="red"/>
    <path d="M309 35h2v39h-2zM305 40h10v29h-10z" fill="green"/>
    <path d="M329 37h2v16h-2zM325 40h10v10h-10z" fill="red"/>
    <path d="M349 25h2v30h-2zM345 30h10v20h-10z" fill="green"/>
    <path d="M369 25h2v26h-2zM365 30h10v16h-10z" fill="red"/>
    <path d="M389 35h2v29h-2zM385 44h10v11h-10z" fill="red"/>
    <path d="M409 34h2v24h-2zM405 37h10v18h-10z" fill="green"/>
    <path d="M429 32h2v11h-2zM425 36h10v3h-10z" fill="green"/>
    <path d="M449 6h2v36h-2zM445 10h10v28h-10z" fill="green"/></svg>"
  `)
})

test('candles fill the row from left to right and do not touch', () => {
  const candles = addresses.flatMap(address => readCandles(drawCandleRow(address, colours)))
  const lefts = Array.from({ length: candleRowSize.width / 20 }, (_, index) => 5 + index * 20)
  expect(candles.map(({ left }) => left)).toEqual(addresses.flatMap(() => lefts))
  expect(new Set(candles.map(({ width }) => width))).toEqual(new Set([10]))
})

test('a candle has the colour of a fall if the price visibly falls, else that of a rise', () => {
  const candles = addresses.flatMap(address => {
    const bytes = [...createHash('sha256').update(address).digest()]
    return readCandles(drawCandleRow(address, colours)).map(({ body, fill }, index) => ({
      isFall: (bytes[index] ?? 0) % 41 < 14,
      isFlat: body === flatBody,
      fill,
    }))
  })
  const seen = new Set(
    candles.map(({ isFall, isFlat, fill }) => `${isFlat ? 'flat' : isFall ? 'falls' : 'rises'} ${fill}`),
  )
  expect([...seen].sort()).toEqual(['falls red', 'flat green', 'rises green'])
})

/** Height in pixels of a body whose price does not move as far as a pixel. */
const flatBody = 2

/** Reads the body of each candle (`z`, then `M5 20h10v30h-10z`) and its colour. */
function readCandles(svg: string) {
  const candle = /zM(\d+) \d+h(\d+)v(\d+)h-\d+z" fill="(\w+)"/g
  return [...svg.matchAll(candle)].map(([, left, width, body, fill]) => ({
    left: Number(left),
    width: Number(width),
    body: Number(body),
    fill,
  }))
}
