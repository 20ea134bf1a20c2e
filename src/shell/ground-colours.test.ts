import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groundColours } from './ground-colours.ts'

test('the ground of the browser’s own bars is the ground of the page', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--ground: light-dark(${groundColours.light}, ${groundColours.dark});`)
})
