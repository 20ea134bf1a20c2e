import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { inject } from 'vitest'
import { findFreePort } from '../support/run-tickwise.ts'
import type { Engine, EngineWindow, StartEngine, WindowSize } from './engine.ts'
import { WebDriverSession } from './webdriver-session.ts'

const patienceMs = 30_000
const scriptMs = 5_000

/** WebKitGTK's own browser on a virtual screen, driven over WebDriver. */
export const startWebKit: StartEngine = async ({ hasScripts } = { hasScripts: true }) => {
  const { webKitDriver, miniBrowser, xvfb } = inject('engines')
  const children: ChildProcess[] = []
  const stopChildren = async () => {
    for (const child of children.toReversed()) await stop(child)
  }
  try {
    // On descriptor 3 Xvfb reports which display it has taken. Without a window manager the window below the pointer has the
    // focus, and the pointer is in the middle: the screen is so narrow that a phone's window covers that place.
    const screen = spawnBound(xvfb, ['-displayfd', '3', '-screen', '0', '600x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(screen)
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
    const port = await findFreePort()
    const driver = spawnBound(webKitDriver, [`--port=${port}`], {
      stdio: 'ignore',
      // No bus for assistive technology, of which it would complain.
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    })
    children.push(driver)
    const origin = `http://127.0.0.1:${port}`
    await until(() => fetch(`${origin}/status`).then(({ ok }) => ok))
    const session = await WebDriverSession.start(origin, {
      browserName: 'MiniBrowser',
      // A page that is being left answers no more.
      timeouts: { script: scriptMs },
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: [
          '--automation',
          '--javascript-can-open-windows-automatically=true',
          `--enable-javascript-markup=${hasScripts}`,
        ],
      },
    })
    return engineOf(session, stopChildren)
  } catch (error) {
    await stopChildren()
    throw error
  }
}

async function engineOf(session: WebDriverSession, stopChildren: () => Promise<void>): Promise<Engine> {
  const [main = ''] = await session.windowHandles()
  return {
    name: `WebKitGTK ${session.browserVersion}`,
    async open(url, size) {
      await session.switchTo(main)
      const handle = await openPopup(session, size)
      await session.switchTo(handle)
      await session.goTo(url)
      return windowOf(session, handle)
    },
    async stop() {
      await session.end().finally(stopChildren)
    },
  }
}

/** Opens a popup, since a common window of this browser cannot be made narrower than its toolbar, 447 pixels. */
async function openPopup(session: WebDriverSession, { width, height }: WindowSize): Promise<string> {
  const before = await session.windowHandles()
  await session.evaluate('() => void open("about:blank", "_blank", "noopener,popup,width=400,height=600")', [])
  let handle: string | undefined
  await until(async () => {
    handle = (await session.windowHandles()).find(known => !before.includes(known))
    return handle !== undefined
  })
  await session.switchTo(handle ?? '')
  await session.resize(width, height)
  return handle ?? ''
}

function windowOf(session: WebDriverSession, handle: string): EngineWindow {
  /** Commands go to the session's current window, which may be another one. */
  const inWindow = async <Result>(command: () => Promise<Result>): Promise<Result> => {
    await session.switchTo(handle)
    return command()
  }
  return {
    goTo: async url => void (await inWindow(() => session.goTo(url))),
    reload: async () => void (await inWindow(() => session.reload())),
    back: async () => void (await inWindow(() => session.back())),
    forward: async () => void (await inWindow(() => session.forward())),
    evaluate: (run, ...args) => inWindow(() => session.evaluate(String(run), args)) as Promise<never>,
    movePointer: (x, y) => inWindow(() => session.movePointer(x, y)),
    clickPointer: () => inWindow(() => session.clickPointer()),
    press: (...keys) => inWindow(() => session.press(keys)),
    async type(text) {
      for (const character of text) await inWindow(() => session.press([character]))
    },
    screenshot: () => inWindow(() => session.screenshot()),
    close: async () => void (await inWindow(() => session.closeWindow())),
  }
}

async function until(isDone: () => Promise<boolean>) {
  const deadline = Date.now() + patienceMs
  while (!(await isDone().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Starts a program that ends with this process, however that ends, as when a test run is broken off. */
function spawnBound(program: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'TERM', program, ...args], options)
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill()
  await closed
}
