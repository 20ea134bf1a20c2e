import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { isLongRun } from './long-run.ts'
import { waitForAnimations } from './wait-for-animations.ts'

interface Rules {
  type: 'tag' | 'rule'
  values: string[]
}

type ColourMode = 'light' | 'dark'

const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeSource = `${readFileSync(axePath, 'utf8')};(${rememberColours})()`

/**
 * What axe finds on a page that is shown in this colour mode, a line for each rule: `color-contrast: .hit > a .breadcrumbs`. Where
 * only the element `within` is new, axe checks only that, except in a long run. In dark mode only the rules about colours run,
 * except in a long run: the others would find the same.
 */
export function findAxeViolationsInMode(mode: ColourMode, page: Page, within?: string): Promise<string[]> {
  return run(page, mode === 'light' || isLongRun ? allRules : colourRules, within)
}

/** The same for a page in light and then in dark colours. */
export async function findAxeViolationsInBothModes(page: Page, within?: string): Promise<string[]> {
  await showInMode(page, 'light')
  const inLight = await findAxeViolationsInMode('light', page, within)
  await showInMode(page, 'dark')
  const inDark = await findAxeViolationsInMode('dark', page, within)
  return [...inLight, ...inDark.map(violation => `dark ${violation}`)]
}

export async function showInMode(page: Page, mode: ColourMode) {
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme
  }, mode)
  await waitForAnimations(page)
}

/**
 * In legacy mode axe opens no second page to join the results of frames; pages here have none. A page that has run axe before
 * keeps its script, which is half a megabyte and would be evaluated twice.
 */
async function run(page: Page, runOnly: Rules, within?: string): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: hasAxe ? ';' : axeSource })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
  if (within && !isLongRun) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

/** Runs in a page with axe, which otherwise parses `rgb(0, 0, 0)` for each letter's background anew: a third of its time. */
function rememberColours() {
  interface Parser extends Colour {
    parseString: (text: string) => Parser
  }
  const { prototype } = (window as unknown as { axe: { commons: { color: { Color: { prototype: Parser } } } } }).axe
    .commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Colour>()
  prototype.parseString = function (text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    const { r, g, b, alpha } = parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}
