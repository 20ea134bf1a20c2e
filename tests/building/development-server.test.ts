import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { createSharedFixtureSite, type FixtureSite, removeSite } from '../support/fixture-site.ts'
import { startTickwiseServer } from '../support/run-tickwise.ts'

const browser = startBrowser()
/** The site that tests edit; each finds it as it was at first. */
const edited = createSharedFixtureSite({
  'components/counted.tsx': componentCounting('Rendered'),
  'content/pages/counted.mdx': '# Counted\n\n<Counted />\n',
})
const faulty = createSharedFixtureSite({
  'content/docs/second.md':
    '# Second\n\n[a](./nope.md) [b](/docs/frist) [c](/docs/first#no) [d](#no) [e](/blog/rss.xml)\n',
  'content/docs/概念.md': '# Concepts\n',
  'content/pages/thrown.tsx': "export default function Page() { throw 'no data' }",
})
let server: Awaited<ReturnType<typeof startTickwiseServer>>
let faultyServer: Awaited<ReturnType<typeof startTickwiseServer>>
const longText = Array.from({ length: 80 }, (_, number) => `Paragraph ${number}.`).join('\n\n')

beforeAll(async () => {
  const start = ({ root }: FixtureSite) => startTickwiseServer('dev', '--root', root)
  ;[server, faultyServer] = await Promise.all([start(edited), start(faulty)])
})

afterAll(async () => {
  await Promise.all([server?.stop(), faultyServer?.stop()])
  for (const site of [edited, faulty]) removeSite(site)
})

test('development has the addresses, redirects and not-found page of the built site', async () => {
  await develop(async ({ page, origin }) => {
    expect((await page.request.get(`${origin}/docs/first`)).status()).toBe(200)
    expect((await page.request.get(`${origin}/docs/nope`)).status()).toBe(404)
    expect((await page.request.get(`${origin}/%E0%A4%A`)).status()).toBe(404)
    await page.goto(`${origin}/docs/second.html`)
    expect(new URL(page.url()).pathname).toBe('/docs/second')
    await page.goto(`${origin}/docs`)
    await page.waitForURL('**/docs/first')
    expect(await page.locator('h1').textContent()).toBe('First')
    for (const path of ['/docs/', '/docs/index.html', '//docs'])
      expect((await page.request.get(origin + path, { maxRedirects: 1 })).url()).toBe(`${origin}/docs/first`)
    await page.goto(`${origin}/second?from=search#heading`)
    await page.waitForURL(`${origin}/docs/second?from=search#heading`)
    for (const [path, type, words] of [
      ['/docs/first.md', 'text/markdown', '# First'],
      ['/blog/rss.xml', 'application/xml', '<rss'],
      ['/sitemap.xml', 'application/xml', '/docs/first'],
    ] as const) {
      const answer = await page.request.get(origin + path)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain(type)
      expect(await answer.text()).toContain(words)
    }
    expect((await page.request.get(`${origin}/blog/nope.xml`)).status()).toBe(404)
  })
})

test('every stylesheet that a page names is there in development', async () => {
  await develop(async ({ page, origin }) => {
    for (const path of ['/', '/docs/first', '/blog', '/search']) {
      await page.goto(origin + path)
      const hrefs = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect(hrefs.length, path).toBeGreaterThan(0)
      for (const href of hrefs) expect((await page.request.get(origin + href)).status(), `${path}: ${href}`).toBe(200)
    }
  })
})

test('an edited doc shows at once, without a reload and with the scroll position kept', async () => {
  await develop(async ({ page, origin, write }) => {
    write('content/docs/second.md', `# Second\n\n${longText}\n`)
    // A busy server notices the longer text a moment later, perhaps while the page is still connecting.
    await expect.poll(async () => (await fetch(`${origin}/docs/second`)).text()).toContain('Paragraph 79.')
    await openConnected(page, `${origin}/docs/second`)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2000)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    write('content/docs/second.md', `# Second, edited\n\n${longText}\n`)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Second, edited')
    expect(await page.evaluate(() => ['isSameDocument' in window, scrollY])).toEqual([true, 900])
  })
})

test('of two edits in quick succession, the second one shows', async () => {
  await develop(async ({ page, origin, write }) => {
    await openConnected(page, `${origin}/docs/second`)
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      write('content/docs/second.md', `# ${title}\n`)
      await expect.poll(() => page.locator('h1').textContent(), { interval: 10 }).toBe(title)
    }
  })
})

test('what search fetches is there in development, as it was last edited', async () => {
  await develop(async ({ page, origin, write }) => {
    await page.goto(`${origin}/docs/first`)
    const { index } = JSON.parse((await page.locator('html').getAttribute('data-search')) ?? '{}') as { index: string }
    const indexed = async () => {
      const { index: name } = (await (await page.request.get(origin + index)).json()) as { index: string }
      return (await page.request.get(`${origin}/assets/search/${name}.json`)).text()
    }
    expect(await indexed()).not.toContain('Zebras')
    write('content/docs/second.md', '# Second\n\n## Zebras\n\nStripes.\n')
    await expect.poll(indexed).toContain('Zebras')
    expect((await page.request.get(`${origin}/assets/search/nope.json`)).status()).toBe(404)
  })
})

test('a page module shows what it asks of the site', async () => {
  await develop(async ({ origin, write }) => {
    const module = `import { useSite } from 'tickwise'\nexport default () => <h1>{useSite().page.url} of {useSite().config.title}</h1>\n`
    write('content/pages/index.tsx', module)
    await expect.poll(async () => (await fetch(origin)).text()).toContain('<h1>/ of Tiny</h1>')
  })
})

test('an edited page module shows at once', async () => {
  await develop(async ({ page, origin, write }) => {
    await openConnected(page, origin)
    write('content/pages/index.tsx', moduleSaying('Edited home'))
    await expect.poll(() => page.locator('h1').textContent()).toBe('Edited home')
  })
})

test('an edit renders a page with components again only if it is an edit of the page or of code', async () => {
  await develop(async ({ origin, write }) => {
    const read = async (path: string) => (await fetch(origin + path)).text()
    const renderings = async () => /Rendered (\d+) times/.exec(await read('/counted'))?.[1]
    // The home page waits until all pages have been read.
    await read('/')
    const before = await renderings()
    expect(before).toBeDefined()
    write('content/docs/second.md', '# Edited\n')
    await expect.poll(() => read('/docs/second')).toContain('<h1>Edited</h1>')
    expect(await renderings()).toBe(before)
    write('content/pages/counted.mdx', '# Edited\n\n<Counted />\n')
    await expect.poll(() => read('/counted')).toContain('<h1>Edited</h1>')
    expect(Number(await renderings())).toBe(Number(before) + 1)
    write('components/counted.tsx', componentCounting('Drawn'))
    await expect.poll(() => read('/counted')).toContain('Drawn 1 times')
  })
})

test('a mistake in a doc is reported with file, line and excerpt in the terminal and on the page, until it is corrected', async () => {
  await develop(async ({ page, origin, write, output }) => {
    await openConnected(page, `${origin}/docs/second`)
    write('content/docs/second.md', '# Second\n\n:::note\n\nNever closed.\n')
    await expect.poll(() => page.locator('h1').textContent()).toBe('This site has errors')
    const shown = await page.locator('main').textContent()
    expect(shown).toContain('content/docs/second.md:3')
    expect(shown).toContain('The admonition `:::note` is never closed.')
    expect(shown).toContain('> 3 | :::note')
    expect(output()).toContain('error content/docs/second.md:3')
    expect(output()).toContain('> 3 | :::note')
    await connected(page)
    write('content/docs/second.md', '# Second, mended\n')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Second, mended')
  })
})

test('warnings are reported at the start, and broken links of a page at its first request', async () => {
  const { output, origin } = faultyServer
  await expect.poll(output, { timeout: 20_000 }).toContain('The Markdown link `./nope.md`')
  for (const _ of [1, 2]) expect((await fetch(`${origin}/docs/second`)).status).toBe(200)
  const reported = output().match(/(?:error|warning) content\/docs\/second.md:3 .*\n.*`/g)
  expect(reported?.map(text => text.replace(/\n.*?`/, ' `'))).toMatchInlineSnapshot(`
    [
      "warning content/docs/second.md:3 (brokenMarkdownLinks) \`./nope.md\`",
      "error content/docs/second.md:3 (brokenLinks) \`/docs/frist\`",
      "warning content/docs/second.md:3 (brokenAnchors) \`#no\`",
    ]
  `)
})

test('whatever a page throws is reported, redirects work in any script, and the server keeps running', async () => {
  const { output, origin } = faultyServer
  const thrown = await fetch(`${origin}/thrown`)
  expect([thrown.status, await thrown.text()]).toEqual([500, expect.stringContaining('<pre>no data</pre>')])
  const short = await fetch(`${origin}/概念?from=search`)
  expect(short.url).toBe(`${origin}${encodeURI('/docs/概念')}?from=search`)
  expect(await short.text()).toContain('<h1>Concepts</h1>')
  expect(output()).toContain('no data')
})

test('a module that does not compile is reported with its file, and its correction needs no restart', async () => {
  await develop(async ({ page, origin, write, output }) => {
    await openConnected(page, origin)
    write('content/pages/index.tsx', 'export default function Home() { return <main id="main"><h1>Open</main> }')
    await expect.poll(() => page.locator('h1').textContent()).toBe('This site has errors')
    expect(await page.locator('main').textContent()).toContain('content/pages/index.tsx')
    expect(output()).toContain('content/pages/index.tsx')
    await connected(page)
    write('content/pages/index.tsx', moduleSaying('Mended home'))
    await expect.poll(() => page.locator('h1').textContent()).toBe('Mended home')
  })
})

test('a mistake in the configuration is reported, and its correction needs no restart', async () => {
  await develop(async ({ page, origin, write, config }) => {
    await openConnected(page, `${origin}/docs/second`)
    write('site.config.ts', config.replace("title: 'Tiny'", 'title: 5'))
    await expect.poll(() => page.locator('h1').textContent()).toBe('This site has errors')
    expect(await page.locator('main').textContent()).toContain('`title` is `5`.')
    await connected(page)
    write('site.config.ts', config.replace("title: 'Tiny'", "title: 'Small'"))
    await expect.poll(() => page.title()).toBe('Second | Small')
  })
})

type Development = FixtureSite & { page: Page; origin: string; output: () => string }

async function develop(use: (development: Development) => Promise<void>) {
  const textsBefore = new Map<string, string>()
  const write = (path: string, text: string) => {
    if (!textsBefore.has(path)) textsBefore.set(path, readFileSync(join(edited.root, path), 'utf8'))
    edited.write(path, text)
  }
  onTestFinished(() => bringBack(textsBefore))
  const { page } = await browser.open('')
  const toldBefore = server.output().length
  await use({ ...edited, write, page, origin: server.origin, output: () => server.output().slice(toldBefore) })
}

/** Undoes what a test wrote, and waits until the server shows it. */
async function bringBack(textsBefore: Map<string, string>) {
  for (const [path, text] of textsBefore) edited.write(path, text)
  const read = async (path: string) => (await fetch(server.origin + path)).text()
  await expect.poll(() => read('/')).toContain('>Home of Tiny</h1>')
  await expect.poll(() => read('/docs/second')).toContain('<title>Second | Tiny</title>')
  await expect.poll(() => read('/docs/second')).toContain('Text at 09:30:00')
}

async function openConnected(page: Page, url: string) {
  await page.goto(url)
  await connected(page)
}

/** Waits until the server can inform the page of edits. */
async function connected(page: Page) {
  await page.locator('html[data-development]').waitFor()
}

function moduleSaying(heading: string): string {
  return `export default function Home() {\n  return <main id="main"><h1>${heading}</h1></main>\n}\n`
}

/** A component that says how often it has been rendered. */
function componentCounting(word: string): string {
  return `let times = 0\nexport function Counted() {\n  times++\n  return <p>{\`${word} \${times} times\`}</p>\n}\n`
}
