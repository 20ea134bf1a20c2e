import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readBuilt } from '../support/built-files.ts'
import { createFixtureSite, createSharedFixtureSite, type FixtureSite, removeSite } from '../support/fixture-site.ts'
import { runTickwise } from '../support/run-tickwise.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const live = startBrowser().shareAcrossPaths()
/** Ten posts fill a page of the list, and each year from 2021 on has ten. With the post that every fixture site has, 31 are listed. */
const posts = Array.from({ length: 30 }, (_, index) => {
  const year = 2021 + Math.floor(index / 10)
  const tags = index === 0 ? 'every, once' : 'every'
  return [
    `content/blog/${year}-03-${String((index % 10) + 10)}-post-${index}.md`,
    `---\ntitle: Post ${index}\ntags: [${tags}]\n---\n\nText ${index}.\n\n<!-- truncate -->\n\n## More\n\nText.\n`,
  ]
})
const site = serveFixtureSite({
  ...Object.fromEntries(posts),
  'content/blog/2020-02-01-hidden.md': '---\nunlisted: true\ntags: [secret]\n---\n\nText.\n\n<!-- truncate -->\n',
})
const shared = startBrowser(site).shareAcrossPaths()
const fetchPage = async (path: string) => (await fetch(site.origin + path)).text()

const preview = (day: number, tags: string, text: string) => [
  `content/blog/2024-02-0${day}-post-${day}.md`,
  `---\ntitle: Post ${day}\ntags: [${tags}]\n---\n\n${text}\n\n<!-- truncate -->\n\nBelow the marker.\n`,
]
/** A few posts, of which the newest is of the first of January, and the three before it have tags. */
const fewPosts = {
  'content/blog/2025-01-01-new-year.md': '---\ntitle: New year\n---\n\nText.\n\n<!-- truncate -->\n',
  'content/blog/2024-01-20-plain.md': '---\ntitle: Plain\n---\n\nOnly once.\n\n<!-- truncate -->\n',
  ...Object.fromEntries([
    preview(
      1,
      'all, joins, windows, tables',
      'Words with `code` and a [link](https://kx.example).\n\n```q norun\nq)1+1\n```',
    ),
    preview(2, 'all, four', '## Only a heading'),
    preview(3, 'all', 'Third.'),
  ]),
}
let few: FixtureSite
const readFew = (path: string) => readBuilt(path, join(few.root, 'dist'))

/** Built far west of Greenwich, where the first of January begins hours later. */
beforeAll(async () => {
  few = createSharedFixtureSite(fewPosts)
  vi.stubEnv('TZ', 'America/Los_Angeles')
  const { code, output } = await runTickwise('build', '--root', few.root)
  vi.unstubAllEnvs()
  expect(code, output).toBe(0)
})
afterAll(() => removeSite(few))

test('31 posts fill four pages; the last has one post and links only to newer entries', async () => {
  const { page } = await shared.visit('/blog')
  for (const [number, title] of ['Blog', 'Blog, page 2', 'Blog, page 3', 'Blog, page 4'].entries()) {
    expect(await page.title()).toBe(`${title} | Tiny`)
    expect(await page.locator('h1').textContent()).toBe(title)
    expect(await page.locator('main article').count()).toBe(number === 3 ? 1 : 10)
    const pager = page.getByRole('navigation', { name: 'Blog list page navigation' })
    expect(await pager.getByRole('link').evaluateAll(links => links.map(link => link.lastChild?.textContent))).toEqual([
      ...(number > 0 ? ['Newer entries'] : []),
      ...(number < 3 ? ['Older entries'] : []),
    ])
    if (number < 3) {
      await pager.getByRole('link', { name: 'Older entries' }).click()
      await page.waitForURL(`**/blog/page/${number + 2}`)
      await expect.poll(() => page.locator('h1').textContent()).toContain(`page ${number + 2}`)
    }
  }
  const first = await fetch(`${site.origin}/blog/page/1`, { redirect: 'manual' })
  expect(first.headers.get('location')).toBe('/blog')
  expect((await fetch(`${site.origin}/blog/page/5`)).status).toBe(404)
})

test('a tag page says how many posts it has, on each of its pages; a tag of unlisted posts has none', async () => {
  const heading = async (path: string) => /<h1>(.*?)<\/h1>/.exec(await fetchPage(path))?.[1]
  const all = '30 posts tagged with &quot;every&quot;'
  expect(await heading('/blog/tags/every')).toBe(all)
  for (const number of [2, 3])
    expect(await heading(`/blog/tags/every/page/${number}`)).toBe(`${all}<small>, page ${number}</small>`)
  expect(await heading('/blog/tags/once')).toBe('One post tagged with &quot;once&quot;')
  const list = await fetchPage('/blog/tags')
  const counted = [...list.matchAll(/href="\/blog\/tags\/([^"]+)"[^>]*>(?:(?!<small>).)*<small>(\d+)/g)]
  expect(counted.map(([, tag, count]) => [tag, count])).toEqual(
    expect.arrayContaining([
      ['every', '30'],
      ['once', '1'],
    ]),
  )
  for (const [, tag = '', count] of counted)
    expect(await heading(`/blog/tags/${tag}`)).toMatch(
      count === '1' ? /^One post tagged/ : new RegExp(`^${count} posts tagged`),
    )
  expect(list).not.toContain('secret')
  expect((await fetch(`${site.origin}/blog/tags/secret`)).status).toBe(404)
  expect(await fetchPage('/blog/2020/02/01/hidden')).toContain('This page is unlisted.')
})

test('a post of the first of January keeps its year everywhere, even when built far west', () => {
  const post = readFew('blog/2025/01/01/new-year.html')
  expect(post).toContain('<time dateTime="2025-01-01">1 January 2025</time>')
  expect(post).toMatch(/<h2>2025<\/h2><ul><li><a href="\/blog\/2025\/01\/01\/new-year"/)
  expect(readFew('blog/archive.html')).toMatch(
    /<h2 id="2025">2025<\/h2><ul><li><time dateTime="2025-01-01">\u20071 January</,
  )
  expect(readFew('blog/rss.xml')).toContain('Wed, 01 Jan 2025 00:00:00 GMT')
})

test('the newest and the oldest post have one neighbour each, on its own side', async () => {
  const { page } = await shared.visit('/blog/post')
  const neighbours = page.getByRole('navigation', { name: 'Blog post page navigation' })
  expect(await neighbours.locator('.pager-before').count()).toBe(0)
  const older = await neighbours.locator('.pager-after').boundingBox()
  await shared.visit('/blog/2021/03/10/post-0')
  expect(await neighbours.locator('.pager-after').count()).toBe(0)
  const newer = await neighbours.locator('.pager-before').boundingBox()
  expect(newer?.x).toBeLessThan(older?.x ?? 0)
  expect(newer?.width).toBeCloseTo(older?.width ?? 0, 0)
})

test('a part of a series links to the other parts and names itself', async () => {
  const { page } = await live.visit('/blog/how-to-read-q-code-part-2')
  const series = page.getByRole('navigation', { name: 'Series: How to read q code' })
  expect(await series.getByRole('listitem').count()).toBe(3)
  expect(await series.locator('[aria-current=page]').textContent()).toContain('part 2')
  await series.getByRole('link', { name: /part 3/ }).click()
  await page.waitForURL('**/blog/how-to-read-q-code-part-3')
  const docs = page.locator('section', { has: page.getByRole('heading', { name: 'Continue in the docs' }) })
  expect(await docs.getByRole('link').first().getAttribute('href')).toMatch(/^\/docs\//)
})

test('the archive links to its years; a blog of more than a hundred posts lists them only there', async () => {
  const day = (index: number) => new Date(Date.UTC(2020, 0, 1) + index * 20 * 86_400_000).toISOString().slice(0, 10)
  const posts = Array.from({ length: 101 }, (_, index) => [
    `content/blog/${day(index)}-post.md`,
    `---\ntitle: Post ${index}\n---\n\nText.\n\n<!-- truncate -->\n`,
  ])
  const { root } = createFixtureSite(Object.fromEntries(posts))
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code, output).toBe(0)
  const archive = readBuilt('blog/archive.html', join(root, 'dist'))
  const post = readBuilt('blog/2020/01/01/post.html', join(root, 'dist'))
  const sidebar = /<nav id="sidebar".*?<\/nav>/s.exec(post)?.[0] ?? ''
  const years = [...sidebar.matchAll(/href="\/blog\/archive#(\d+)">\1 \((\d+) posts\)/g)]
  expect(years.map(([, year]) => year)).toEqual(['2025', '2024', '2023', '2022', '2021', '2020'])
  expect(years.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(102)
  for (const [, year] of years) expect(archive).toContain(`id="${year}"`)
  expect(sidebar.match(/<li>/g)).toHaveLength(10 + years.length)
  expect(archive.match(/<time /g)).toHaveLength(102)
})

test('on a phone the posts are in the menu, and the table of contents opens above the text', async () => {
  const { page } = await shared.visit('/blog/2021/03/12/post-2')
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByText('On this page', { exact: true }).click()
  expect(await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').allTextContents()).toEqual([
    'More',
  ])
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const posts = page.getByRole('dialog').getByRole('navigation', { name: 'All posts' })
  expect(await posts.getByRole('link').count()).toBe(31)
  expect(await posts.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['2024', '2023', '2022', '2021'])
  expect(await posts.locator('[aria-current=page]').isVisible()).toBe(true)
})

test('a list shows the first words above the truncation marker as text, and two tags that not every post has', () => {
  const list = readFew('blog.html')
  const previews = [...list.matchAll(/<article.*?<\/article>/gs)].map(([html]) => html)
  const [, third, second, first] = previews.map(html => html.replace(/<(?!\/?li)[^>]*>/g, ' ').replace(/\s+/g, ' '))
  expect(third).toContain('Third.')
  expect(second).toMatch(/<li> four <\/li><li> all <\/li>/)
  expect(first).toContain('Words with code and a link.')
  expect(first).toMatch(/<li> joins <\/li><li> windows <\/li> $/)
  expect(list).not.toContain('q)1+1')
  expect(list).not.toContain('Below the marker')
})

test('five posts fit on a screen of 1440 by 900, each with its day to the left of its title', async () => {
  const { page } = await live.visit('/blog')
  await page.setViewportSize({ width: 1440, height: 900 })
  const previews = page.locator('article')
  const fifth = await previews.nth(4).boundingBox()
  expect((fifth?.y ?? 900) + (fifth?.height ?? 0)).toBeLessThan(900)
  const day = await previews.first().locator('time').boundingBox()
  const title = await previews.first().locator('h2').boundingBox()
  expect((day?.x ?? 0) + (day?.width ?? 0)).toBeLessThan(title?.x ?? 0)
  expect(await page.getByRole('link', { name: /read more/i }).count()).toBe(0)
})

test('a post begins with what it is about; one without a description does not repeat its first words', async () => {
  const { page } = await live.visit('/blog/how-to-read-q-code-part-2')
  const head = page.locator('article > header')
  expect(await head.locator('h1 + p').textContent()).toMatch(/^A handful of q glyphs/)
  expect(await head.locator('time').getAttribute('datetime')).toBe('2023-09-26')
  expect(await head.textContent()).toContain('7 min read')
  const main = /<main.*<\/main>/s.exec(readFew('blog/2024/01/20/plain.html'))?.[0]
  expect(main?.match(/Only once/g)).toHaveLength(1)
})

test.each(['/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4'])(
  '%s has all posts in a sidebar to the left of the list, and on a phone in the menu',
  async path => {
    const { page } = await shared.visit(path)
    await page.setViewportSize({ width: 996, height: 800 })
    const sidebar = page.getByRole('navigation', { name: 'All posts' })
    expect(await sidebar.locator('p').textContent()).toBe('All posts')
    expect(await sidebar.getByRole('link').count()).toBe(31)
    expect(await sidebar.locator('[aria-current]').count()).toBe(0)
    const [box, list] = [await sidebar.boundingBox(), await page.locator('article').first().boundingBox()]
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThan(list?.x ?? 0)
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await sidebar.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog')
    expect(await menu.getByRole('navigation', { name: 'All posts' }).getByRole('link').count()).toBe(31)
    await menu.getByRole('button', { name: 'Back to main menu' }).click()
    expect(await menu.getByRole('link', { name: 'Learn' }).isVisible()).toBe(true)
    await menu.getByRole('button', { name: 'All posts' }).click()
    expect(await menu.getByRole('link', { name: 'Post 0', exact: true }).isVisible()).toBe(true)
  },
)

test('the lists of tags have no sidebar, and their topics are beside the posts', async () => {
  const { page } = await live.visit('/blog/tags/kdb-q')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.locator('#sidebar').count()).toBe(0)
  const [list, topics] = [
    await page.locator('article').first().boundingBox(),
    await page.locator('.topics').boundingBox(),
  ]
  expect((list?.x ?? Number.NaN) + (list?.width ?? 0)).toBeLessThan(topics?.x ?? 0)
})

test('beside the sidebar the title of a list stays in one line, also with letters of twice the size', async () => {
  const { page } = await live.visit('/blog/page/2')
  await page.setViewportSize({ width: 996, height: 800 })
  const lines = () =>
    page.locator('h1').evaluate(title => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)
    })
  expect(await lines()).toBeLessThan(1.5)
  const scaleLetters = (size: string) =>
    page.evaluate(value => {
      document.documentElement.style.fontSize = value
    }, size)
  await scaleLetters('200%')
  for (const width of [996, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await lines(), `${width} px`).toBeLessThan(1.5)
  }
  await scaleLetters('')
})
