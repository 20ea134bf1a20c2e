import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listPracticeRoutes, makeExerciseList } from './practice-page.tsx'

const exercise = (id: string, attributes = '') =>
  `<Exercise id="${id}" ${attributes}>\n\nDo ${id}. Then rest.\n\n<Answer>\n\nSo.\n\n</Answer>\n\n</Exercise>`
const page = (front: string, ...exercises: string[]) => `---\n${front}\n---\n\n${exercises.join('\n\n')}\n`

const files = {
  'content/practice/topics.yml':
    'topics: [{ id: joins, title: Joins }, { id: sorting, title: Sorting }, { id: empty, title: Nothing yet }]\n',
  'content/practice/sorting.mdx': page(
    'title: Sort things\ntopic: sorting',
    exercise('up', 'level="hard"'),
    exercise('down', 'level="easy"'),
  ),
  'content/practice/order-book.mdx': page(
    'title: An order book\ntopic: joins',
    exercise('build', 'minutes={20}'),
    exercise('show', 'minutes={15}'),
  ),
  'content/docs/keys.mdx': page('title: Keys', exercise('key', 'topic="sorting"'), exercise('aside')),
}

test('the overview counts the exercises of each topic by level, in the order of topics; topics without any are left out', async () => {
  const rows = [...(await render('/practice')).matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)]
  expect(rows.map(([, topic, counts = '']) => [topic, counts.match(/\d+/g)])).toEqual([
    ['Joins', ['0', '2', '0']],
    ['<a href="/practice/sorting">Sorting</a>', ['1', '1', '1']],
  ])
})

test('the overview says how many exercises there are', async () => {
  expect(await render('/practice')).toContain('<p class="lead">6 exercises by topic')
})

test('the overview lists larger tasks with the minutes of all their parts', async () => {
  expect(listItems(await render('/practice'), 'larger-tasks')).toEqual([
    '<a href="/practice/order-book">An order book</a>, medium, 35 minutes',
  ])
})

test('a site without larger tasks has no list of them', async () => {
  const { 'content/practice/order-book.mdx': _, ...others } = files
  expect(await render('/practice', others)).not.toContain('larger-tasks')
})

test('the first exercise that the overview offers is an easy one', async () => {
  const html = await render('/practice')
  expect(html.slice(0, html.indexOf('<h2'))).toContain('href="/practice/sorting#down"')
})

test('where no exercise is easy, the overview offers the first of the first topic', async () => {
  const { 'content/practice/sorting.mdx': _, ...others } = files
  const html = await render('/practice', others)
  expect(html.slice(0, html.indexOf('<h2'))).toContain('href="/practice/order-book#build"')
})

test('the page of a topic lists the exercises on it that other pages have', async () => {
  expect(listItems(await render('/practice/sorting'), 'elsewhere')).toEqual([
    '<a href="/docs/keys#key">Do key.</a> medium, in Keys',
  ])
})

test('the page of a task does not list the exercises of its topic', async () => {
  const others = { ...files, 'content/docs/left.mdx': page('title: Left', exercise('left', 'topic="joins"')) }
  expect(await render('/practice/order-book', others)).not.toContain('elsewhere')
})

test('a page of exercises has its text below its title, and leads back to the overview', async () => {
  const html = await render('/practice/sorting')
  expect(html).toContain('<h1>Sort things</h1>')
  expect(html).toContain('data-exercise="/practice/sorting#up"')
  expect(html).toMatch(/<nav[^>]*>.*<a href="\/practice">Practice<\/a>.*<\/nav>/s)
})

test('an unlisted page of exercises is not searched', async () => {
  const unlisted = { ...files, 'content/practice/hidden.mdx': page('title: Hidden\nunlisted: true', exercise('x')) }
  const routes = listPracticeRoutes(await siteForTest(unlisted))
  const searched = routes.filter(route => route.searchWords?.()).map(({ path }) => path)
  expect(searched.sort()).toEqual(['/practice', '/practice/order-book', '/practice/sorting'])
})

test('scripts get the list of all exercises by topic, without what these do not have', async () => {
  expect(JSON.parse(makeExerciseList(await siteForTest(files)) ?? '').exercises).toEqual([
    ...[
      { url: '/practice/order-book#build', question: 'Do build.', minutes: 20 },
      { url: '/practice/order-book#show', question: 'Do show.', minutes: 15 },
    ].map(task => ({ ...task, page: 'An order book', topic: 'joins', level: 'medium' })),
    { url: '/docs/keys#key', question: 'Do key.', page: 'Keys', topic: 'sorting', level: 'medium' },
    { url: '/practice/sorting#up', question: 'Do up.', page: 'Sort things', topic: 'sorting', level: 'hard' },
    { url: '/practice/sorting#down', question: 'Do down.', page: 'Sort things', topic: 'sorting', level: 'easy' },
    { url: '/docs/keys#aside', question: 'Do aside.', page: 'Keys', topic: 'Keys', level: 'medium' },
  ])
})

test('a site without topics has neither pages for practising nor a list of exercises', async () => {
  const { 'content/practice/topics.yml': _, 'content/docs/keys.mdx': doc } = files
  const site = await siteForTest({ 'content/docs/keys.mdx': doc })
  expect(listPracticeRoutes(site)).toEqual([])
  expect(makeExerciseList(site)).toBeUndefined()
})

/** The HTML of a page of this site. */
async function render(path: string, from: Record<string, string> = files): Promise<string> {
  const route = listPracticeRoutes(await siteForTest(from)).find(each => each.path === path)
  if (!route) throw new Error(`There is no page ${path}.`)
  return renderToStaticMarkup(route.render())
}

/** The items of the list below a heading. */
function listItems(html: string, heading: string): (string | undefined)[] {
  const [list = ''] = html.slice(html.indexOf(`<h2 id="${heading}">`)).match(/<ul>.*?<\/ul>/s) ?? []
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => item)
}
