import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltFiles, listBuiltPages, readBuilt, readBuiltPage } from '../support/built-files.ts'
import { bundleForNode } from '../support/bundle-for-node.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { isCompletePng } from '../support/image-for-test.ts'
import { runTickwise } from '../support/run-tickwise.ts'

const browser = startBrowser()
const siteUrl = 'https://tickwise.example'

test('every page that can be shared names an image of the site, and the site contains no others', () => {
  const shared = listBuiltPages().filter(path => path !== '/404')
  const named = shared.map(path => {
    const html = readBuiltPage(path)
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(address.startsWith(siteUrl), path).toBe(true)
    return decodeURI(new URL(address).pathname)
  })
  const images = listBuiltFiles(inject('dist')).filter(path => path.startsWith('/social/'))
  expect([...new Set(named)].sort()).toEqual(images)
  for (const path of images) {
    const png = readFileSync(join(inject('dist'), path))
    expect(isCompletePng(png), path).toBe(true)
    // The size that social networks ask for.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
    expect(png.length, path).toBeLessThan(60_000)
  }
})

test('reading a page loads no social image', async () => {
  const { page } = await browser.open('')
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  for (const path of ['/', '/docs/concepts/joins']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(paths.filter(path => path.startsWith('/social/'))).toEqual([])
})

test('the bytes of an image depend on no time zone and no locale', async () => {
  const bundle = await bundleForNode('src/outputs/social-images/draw-social-images.ts')
  const draw = (env: Record<string, string>) => {
    const { root } = createFixtureSite()
    const image = {
      path: '/a.png',
      title: 'Joins, and “more”',
      section: 'Concepts',
      siteTitle: 'Tiny',
      host: 'a.example',
    }
    const folders = JSON.stringify({ out: root, cache: join(root, 'cache') })
    const script = `const { drawImages } = await import('${bundle}')
      const images = [${JSON.stringify(image)}]
      await drawImages({ missing: images, all: images }, ${folders})`
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, ...env } })
    return readFileSync(join(root, 'a.png'))
  }
  const bytes = draw({ TZ: 'UTC', LANG: 'C' })
  expect(isCompletePng(bytes)).toBe(true)
  expect(draw({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }).equals(bytes)).toBe(true)
})

test('a build reports how many images it drew, and one changed title draws one', async () => {
  const { root, config, write } = createFixtureSite()
  // A separate host name, since all sites share the cache.
  const host = `t${Date.now()}.example`
  write('site.config.ts', config.replace('tiny.example', host).replace('socialImages: false', 'socialImages: true'))
  const build = async () => {
    const { code, output } = await runTickwise('build', '--root', root)
    expect(code, output).toBe(0)
    return /social images: (.*) in/.exec(output)?.[1]
  }
  expect(await build()).toBe('4 drawn, 0 as before')
  expect(await build()).toBe('0 drawn, 4 as before')
  write('content/docs/second.md', '# Second, edited\n')
  expect(await build()).toBe('1 drawn, 3 as before')
})

test('a site with `socialImages: false` has none', async () => {
  const { root } = createFixtureSite()
  const { output } = await runTickwise('build', '--root', root)
  expect(output).not.toContain('social images')
  expect(existsSync(join(root, 'dist/social'))).toBe(false)
  expect(readBuilt('docs/first.html', join(root, 'dist'))).not.toMatch(/og:image|twitter:image/)
})
