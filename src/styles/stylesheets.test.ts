import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../', import.meta.url)
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

test('every custom property that a stylesheet uses is declared, or has a value to fall back to', () => {
  const declared = new Set([...styles.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter(name => !declared.has(name))).toEqual([])
  expect(used.length).toBeGreaterThan(100)
})
