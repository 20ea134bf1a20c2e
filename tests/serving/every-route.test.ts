import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readBuiltRedirects, sampleBuiltPages } from '../support/built-files.ts'
import { isLongRun, sampleCases } from '../support/long-run.ts'

const browser = startBrowser()

// Every third page and redirect; `npm run test:long` opens all.
const pages = sampleCases(
  sampleBuiltPages().filter(path => path !== '/404'),
  3,
)

test(`${isLongRun ? 'every page' : 'every third page'} opens without an error, a failed request or a policy violation, with a title and one h1`, async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', event => console.error(event.violatedDirective)),
  )
  const broken: string[] = []
  for (const path of pages) {
    const response = await page.goto(path)
    const headings = await page.locator('h1').count()
    const title = await page.title()
    if (response?.status() !== 200) broken.push(`${path}: ${response?.status()}`)
    if (headings !== 1 || !title.includes('Tickwise')) broken.push(`${path}: ${headings} h1, title ${title}`)
    for (const fault of faults.splice(0)) broken.push(`${path}: ${fault}`)
  }
  expect(broken).toEqual([])
}, 300_000)

test(`${isLongRun ? 'every redirect' : 'every third redirect'} ends at its page`, async () => {
  const { page } = await browser.open('')
  const wrong: string[] = []
  const follow = async ([from, to]: [string, string]) => {
    const response = await page.request.get(from, { maxRedirects: 1 })
    if (response.status() !== 200 || new URL(response.url()).pathname !== to)
      wrong.push(`${from}: ${response.status()} ${response.url()}`)
  }
  await Promise.all(sampleCases([...readBuiltRedirects()], 3).map(follow))
  expect(wrong).toEqual([])
})
