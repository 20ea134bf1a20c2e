import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundColours } from './background-colours.ts'

test('the browser’s own bars and the icons have the background of the page', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--ground: light-dark(${backgroundColours.light}, ${backgroundColours.dark});`)
  // The tool is a plain script, which cannot import TypeScript on Node 20.
  expect(readFileSync('tools/draw-icons.mjs', 'utf8')).toContain(`const paper = '${backgroundColours.light}'`)
})
