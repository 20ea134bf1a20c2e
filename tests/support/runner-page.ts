import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { followLink, type startBrowser, waitForControls } from './browser.ts'
import { type ServedSite, serveFixtureSite } from './serve-fixture-site.ts'

const fence = '```'

/** Four sessions and a script, in one session of q. */
const text = `---
title: Sessions
---

${fence}q
q)a:2
q)a+1
3
${fence}

Between them a script.

${fence}q
b:10*a
${fence}

Two inputs, the second of two lines.

${fence}q
q)b+a
22
q)f:{
  x+1}
q)f til 3
1 2 3
${fence}

${fence}q title="An error, and a long line"
q)1+\`a
'type
  [0]  1+\`a
        ^
q)"a line that is much wider than a block of code can be on any of the screens that the tests of this folder use, wide ones too"
"a line that is much wider than a block of code can be on any of the screens that the tests of this folder use, wide ones too"
${fence}

The last one.

${fence}q
q)a
2
${fence}
`

/** A page that starts a process beside its own session. */
const processes = `---
title: Processes
---

${fence}q file title="rdb.q"
trade:1 2 3
${fence}

${fence}sh start
q rdb.q -p 5010
${fence}

${fence}q process=rdb
q)count trade
3
${fence}
`

/** What the two errors of tests mean. */
export const errorExplanations = `codes:
  type: An operator or function was given a value of a type it does not accept.
  stop: The input took longer than {seconds} seconds, so it was ended.
`

/** The line of a configuration that says where its runner leads to. */
export const runnerConfig = `runner: { errors: '/docs/first', faithfulness: '/docs/second', feedback: 'https://x.example/new?title={title}&body={body}' },`

/** Serves a small site whose page `/docs/sessions` has q sessions, and `/docs/first` none. It has switched offline reading off. */
export function serveRunnerPage() {
  const files = {
    'content/docs/sessions.md': text,
    'content/docs/processes.md': processes,
    'content/data/error-explanations.yml': errorExplanations,
  }
  return serveFixtureSite(files, config =>
    config.replace('socialImages:', `offline: false,\n  ${runnerConfig}\n  socialImages:`),
  )
}

/** The page of sessions for several tests of a file. Each finds it as a reader does who has never used it. */
export function shareSessions(
  browser: ReturnType<typeof startBrowser>,
  site: ServedSite,
  options?: BrowserContextOptions,
) {
  const open = browser.share(() => `${site.origin}/docs/first`, options)
  return async () => {
    const opened = await open()
    await leaveSessions(opened.page)
    await opened.page.evaluate(() => localStorage.clear())
    await followLink(opened.page, '/docs/sessions')
    await opened.page.locator('.q-bar').first().waitFor()
    return opened
  }
}

/** Leaves the page of sessions by a link, and waits until the next page has taken its place. */
export async function leaveSessions(page: Page) {
  await followLink(page, '/docs/first')
  await page.locator('.session').first().waitFor({ state: 'detached' })
}

/** Loads the page anew: none of the scripts that run sessions has arrived. */
export async function reloadSessions(page: Page) {
  await page.reload()
  await waitForControls(page)
  await page.locator('.q-bar').first().waitFor()
}

/** Has inputs that need the library, such as `.Q.s1 a`, wait for it until the returned function is called. */
export async function holdLibrary(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.context().route('**/assets/library-*', async route => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Has an endless input of the newest worker spend its time asleep instead of on the processor: the worker sleeps whenever q
 * looks at the clock. The clock may also run faster, so that the input reaches its time limit sooner.
 */
export async function calmEndlessInputs(page: Page, { clockSpeed = 1 } = {}) {
  await page
    .workers()
    .at(-1)
    ?.evaluate(speed => {
      // Unlike the constructor of SharedArrayBuffer, this works on any page.
      const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })
      const cell = new Int32Array(buffer)
      const now = performance.now.bind(performance)
      performance.now = () => {
        Atomics.wait(cell, 0, 0, 20)
        return now() * speed
      }
    }, clockSpeed)
}

/** A session of the page, by its place among the sessions, and what is in it. */
export function sessionOf(page: Page, place: number) {
  const block = page.locator('.session').nth(place)
  return {
    block,
    /** By its name, or by its first word where the rest says to which session it belongs: `Run` is "Run session 1". */
    button: (name: string): Locator => block.getByRole('button', { name: new RegExp(`^${name}( session \\d+)?$`) }),
    status: block.locator('.q-status'),
    computed: block.locator('.q-lines'),
    editors: block.locator('.q-lines textarea'),
    prompt: block.locator('.q-prompt textarea'),
    log: block.getByRole('log'),
    printed: block.locator('pre').first(),
  }
}

/** Runs a session and waits for its result. */
export async function runSession(page: Page, place: number) {
  const session = sessionOf(page, place)
  await session.button('Run').click()
  await session.prompt.waitFor()
  return session
}

/** Types at the prompt of a session and waits until the input has run. */
export async function typeAtPrompt(session: ReturnType<typeof sessionOf>, input: string) {
  await session.prompt.fill(input)
  await session.prompt.press('Enter')
  await session.block.and(session.block.page().locator(':not([data-running])')).waitFor()
}
