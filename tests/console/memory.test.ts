import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { isLongRun } from '../support/long-run.ts'
import { openConsole } from '../support/q-console.ts'

const browser = startBrowser()

/** Each fills memory in another way: locals, arguments, results, variables, files, strings, symbols, temporary values. */
const inputs = [
  '{a:til 1000000;.z.s x+1}0',
  '{.z.s[x+1]+til 1000000}0',
  '{.z.s each(x;til 1000000)}0',
  'f:{[h;b;z]h};r:();do[1000;r,:enlist f[;til 1000000]]',
  '{{til 1000000}each til 50}each til 50',
  'r:();while[1;r,:enlist 20000000#"a"]',
  'r:();while[1;r,:enlist"ab"]',
  'i:0;while[i<325;i+:1;(`$":f",string i)set til 1000000]',
  'x:1;do[25;x:(x;x)];x+x',
  'x:1;do[30;x:(x;x)];-8!x',
  'x:1;do[30;x:(x;x)];.Q.s1 x',
  '5000000?`8',
  'do[100;string til 1000000]',
  'do[100;x:20000000#"a"]',
  'x:til 30000000;y:x+x;z:asc y',
  'x:10000000?1f;y:asc x;do[10;z:x+y]',
]

/** The memory of processes is read as Linux tells it. In a usual run, one input stands for all. */
const measured = existsSync('/proc/self/status') ? inputs.slice(0, isLongRun ? undefined : 1) : []

test.each(measured)('the page takes less than 1.2 GB for %s', async input => {
  const { page, run } = await openConsole(browser)
  expect(await run(input)).toMatch(/^'(stop|wsfull)\n/)
  expect(await readPeakMegabytes(page)).toBeLessThan(1200)
})

/** The most memory that a process with pages has taken so far. Other tests use the browser too, but none that much. */
async function readPeakMegabytes(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('the browser has been closed')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const peaks = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakOfProcess(id))
  return Math.max(...peaks)
}

function peakOfProcess(id: number): number {
  const path = `/proc/${id}/status`
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(existsSync(path) ? readFileSync(path, 'utf8') : '') ?? []
  return Number(kilobytes ?? 0) / 1000
}
