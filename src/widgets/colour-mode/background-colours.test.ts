import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundColours } from './background-colours.ts'

test('the colour of the browser’s own bars is the background of the page', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--ground: light-dark(${backgroundColours.light}, ${backgroundColours.dark});`)
})
