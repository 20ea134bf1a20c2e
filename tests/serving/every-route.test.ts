import { expect, inject, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readBuiltRedirects, sampleBuiltPages } from '../support/built-files.ts'
import { isLongRun, sampleCases } from '../support/long-run.ts'

const browser = startBrowser()

// Every third page; `npm run test:long` opens all.
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
}, 900_000)

test('every redirect ends at its page', async () => {
  const wrong: string[] = []
  const follow = async ([from, to]: [string, string]) => {
    const redirect = await fetch(inject('origin') + from, { redirect: 'manual' })
    const target = new URL(redirect.headers.get('location') ?? '', inject('origin'))
    const { status } = await fetch(target, { method: 'HEAD', redirect: 'manual' })
    if (status !== 200 || target.pathname !== to) wrong.push(`${from}: ${redirect.status} ${target}: ${status}`)
  }
  await Promise.all([...readBuiltRedirects()].map(follow))
  expect(wrong).toEqual([])
})
