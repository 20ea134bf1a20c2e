import { expect, test } from 'vitest'
import beforePaint from './before-paint.client.ts?inline-script'

type Dataset = Record<string, string>

/** The attributes of the root element after the script has run with what the browser has stored. */
function run(stored: Record<string, string>, announcement?: string): Dataset {
  return runWith({ getItem: key => stored[key] ?? null }, announcement)
}

function runWith(localStorage: Pick<Storage, 'getItem'> | undefined, announcement?: string): Dataset {
  const dataset: Dataset = announcement === undefined ? {} : { announcement }
  const window = {
    document: { documentElement: { dataset } },
    requestAnimationFrame: () => 0,
    get localStorage() {
      if (!localStorage) throw new DOMException('Access is denied.', 'SecurityError')
      return localStorage
    },
  }
  new Function('window', `with (window) { ${beforePaint} }`)(window)
  return dataset
}

test.each([
  ['nothing', {}, undefined],
  ['dark', { theme: 'dark' }, 'dark'],
  ['light', { theme: 'light' }, undefined],
  ['nonsense', { theme: '"><script>' }, undefined],
])('with %s stored the colour mode is %s', (_, stored: Record<string, string>, theme) => {
  expect(run(stored).theme).toBe(theme)
})

test.each([
  ['a reader who has not closed the bar', undefined, false],
  ['a reader who has closed it', 'news-2', true],
  ['a reader who closed an older one', 'news-1', false],
])('%s sees what was asked for', (_, closed, isClosed) => {
  const dataset = run(closed === undefined ? {} : { 'tickwise.announcement': closed }, 'news-2')
  expect('announcementClosed' in dataset).toBe(isClosed)
})

test('the page knows that scripts run, even where storage is blocked or fails', () => {
  const failing = {
    getItem: () => {
      throw new Error('Storage is broken.')
    },
  }
  for (const storage of [undefined, failing]) {
    expect(runWith(storage, 'news-2')).toEqual({ scripts: '', announcement: 'news-2' })
  }
})

test('the script is the same for every page and small enough to stand in each', () => {
  expect(beforePaint.length).toBeLessThan(2_000)
  expect(beforePaint).not.toMatch(/<\/|<!--/)
})
