// A client of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as the engine tests need it.

/** The code points for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Calls one command of a driver, such as `call('POST', '/url', { url })`. */
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** A session of the driver at `origin`, with the capabilities that were matched. */
export class WebDriverSession {
  readonly #call: Call
  readonly browserVersion: string

  private constructor(call: Call, browserVersion: string) {
    this.#call = call
    this.browserVersion = browserVersion
  }

  static async start(origin: string, capabilities: object): Promise<WebDriverSession> {
    const call = callAt(origin)
    const started = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    return new WebDriverSession(callAt(`${origin}/session/${started.sessionId}`), started.capabilities.browserVersion)
  }

  end = () => this.#call('DELETE', '')
  goTo = (url: string) => this.#call('POST', '/url', { url })
  reload = () => this.#call('POST', '/refresh', {})
  back = () => this.#call('POST', '/back', {})
  forward = () => this.#call('POST', '/forward', {})
  resize = (width: number, height: number) => this.#call('POST', '/window/rect', { width, height })
  closeWindow = () => this.#call('DELETE', '/window')
  switchTo = (handle: string) => this.#call('POST', '/window', { handle })

  async windowHandles(): Promise<string[]> {
    return (await this.#call('GET', '/window/handles')) as string[]
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#call('GET', '/screenshot')) as string, 'base64')
  }

  async evaluate(source: string, args: unknown[]): Promise<unknown> {
    return this.#call('POST', '/execute/sync', { script: `return (${source}).apply(null, arguments)`, args })
  }

  movePointer = (x: number, y: number) => this.#point({ type: 'pointerMove', duration: 0, x, y })
  clickPointer = () => this.#point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })

  /** Presses all keys together and lets them go. */
  async press(keys: string[]) {
    const values = keys.map(key => keyCodes[key] ?? key)
    const downs = values.map(value => ({ type: 'keyDown', value }))
    const ups = values.toReversed().map(value => ({ type: 'keyUp', value }))
    await this.#act({ type: 'key', id: 'keyboard', actions: [...downs, ...ups] })
  }

  async #point(...actions: object[]) {
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async #act(source: object) {
    await this.#call('POST', '/actions', { actions: [source] })
  }
}

function callAt(base: string): Call {
  return async (method, path, body) => {
    const request = body ? { method, body: JSON.stringify(body) } : { method }
    const response = await fetch(base + path, request)
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`)
    return value
  }
}
