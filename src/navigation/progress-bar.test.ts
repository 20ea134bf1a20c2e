import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

test('after 200 ms a bar with a name is shown, and it is removed when the work is done', async () => {
  const { bars, start } = await openPage()
  const { finish, result } = start()
  vi.advanceTimersByTime(199)
  expect(bars).toEqual([])
  vi.advanceTimersByTime(1)
  expect(bars).toMatchObject([{ className: 'progress-bar', role: 'progressbar', ariaLabel: 'Loading page' }])
  finish('page')
  expect(await result).toBe('page')
  expect(bars).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('the bar grows by a tenth of what is left every 800 ms', async () => {
  const { bars, start } = await openPage()
  start()
  vi.advanceTimersByTime(200)
  expect(bars[0]?.style.scale).toBe('0.08 1')
  vi.advanceTimersByTime(800)
  expect(bars[0]?.style.scale).toBe(`${0.08 + 0.92 * 0.1} 1`)
  vi.advanceTimersByTime(800)
  expect(Number.parseFloat(bars[0]?.style.scale ?? '')).toBeCloseTo(1 - 0.92 * 0.9 ** 2)
})

test('work that fails leaves no bar behind', async () => {
  const { bars, start } = await openPage()
  const { fail, result } = start()
  vi.advanceTimersByTime(300)
  fail(new Error('no network'))
  await expect(result).rejects.toThrow('no network')
  expect(bars).toEqual([])
})

test('work that replaces other work replaces its bar, and its own delay begins anew', async () => {
  const { bars, start } = await openPage()
  start()
  vi.advanceTimersByTime(300)
  start()
  expect(bars).toEqual([])
  vi.advanceTimersByTime(200)
  expect(bars).toHaveLength(1)
})

interface Bar {
  style: { scale?: string }
  remove: () => void
}

/** A page with the bars that it shows; `start` begins a piece of work. */
async function openPage() {
  const bars: Bar[] = []
  vi.stubGlobal('document', {
    createElement: () => {
      const bar: Bar = { style: {}, remove: () => bars.splice(0, bars.length, ...bars.filter(other => other !== bar)) }
      return bar
    },
    body: { append: (bar: Bar) => bars.push(bar) },
  })
  vi.resetModules()
  const { withProgressBar } = await import('./progress-bar.ts')
  const start = () => {
    let finish = (_: string) => {}
    let fail = (_: Error) => {}
    const work = new Promise<string>((resolve, reject) => {
      finish = resolve
      fail = reject
    })
    return { result: withProgressBar(work), finish, fail }
  }
  return { bars, start }
}
