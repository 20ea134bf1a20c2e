import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFixtureSite } from '../support/fixture-site.ts'
import { removeFigures, runTickwise } from '../support/run-tickwise.ts'

const page = '---\ntitle: Sums\n---\n\n```q\nq)1+1\n3\n```\n\n```q norun="reads the clock"\nq).z.p\n```\n'
function createSite(severity: string) {
  const site = createFixtureSite({ 'content/docs/sums.md': page })
  site.write('site.config.ts', site.config.replace('defineSite({', `defineSite({ checks: { examples: '${severity}' },`))
  return site
}

test('a page that prints what q does not compute stops the build where the site asks for it', async () => {
  const { root } = createSite('error')
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toContain('error content/docs/sums.md:6 (examples)')
})

test('the output can be accepted, and the build then says how many examples ran', async () => {
  const { root } = createSite('error')
  const written = await runTickwise('examples', '--write', 'content/docs/sums.md', '--root', root)
  expect(written).toEqual({ code: 0, output: '6: 1+1\n  - 3\n  + 2\ncontent/docs/sums.md: 1 outputs rewritten\n' })
  expect(readFileSync(join(root, 'content/docs/sums.md'), 'utf8')).toBe(page.replace('\n3\n', '\n2\n'))
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(0)
  expect(removeFigures(output)).toMatch(/ran \S+ q examples/)
})

test('`examples` lists what differs, and says so with its exit code', async () => {
  const { root } = createSite('off')
  const { code, output } = await runTickwise('examples', '--root', root)
  expect(code).toBe(1)
  expect(output).toContain('content/docs/sums.md:6')
  expect(await runTickwise('examples', '--write', '--root', root)).toMatchObject({ code: 2 })
  expect(await runTickwise('examples', 'content/docs/none.md', '--root', root)).toMatchObject({ code: 2 })
  expect((await runTickwise('build', '--root', root)).code).toBe(0)
})
