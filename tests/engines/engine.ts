/** A browser engine the reader's behaviours are tried in. Firefox and WebKit each implement it. */
export interface Engine {
  /** Such as `Firefox 153.7.0`. */
  name: string
  /** Opens a window on `url`; what the engine itself reports as an error goes to `onFault`. */
  open(url: string, size: WindowSize, onFault: (fault: string) => void): Promise<EngineWindow>
  stop(): Promise<void>
}

/** Starts an engine; without scripts, pages cannot run any, but `evaluate` still works. */
export type StartEngine = (options?: { hasScripts: boolean }) => Promise<Engine>

/** Pixels of the page, without the browser's own bars. */
export interface WindowSize {
  width: number
  height: number
}

/** One window of an engine. Pointer and keys make the engine's own input events, not a script's. */
export interface EngineWindow {
  /** Resolves when the page has loaded. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** Goes to the page before, or after, in the history; the page may still be loading when this resolves. */
  back(): Promise<void>
  forward(): Promise<void>
  /** Runs a function in the page; it sees nothing of its context but its arguments, which must be JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Moves the pointer to a place in the window, as by a mouse. */
  movePointer(x: number, y: number): Promise<void>
  /** Presses and lets go the mouse's first button where the pointer is. */
  clickPointer(): Promise<void>
  /** Presses a character or a key such as `Enter`, while those before it are held: `press('Control', 'k')`. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** What engines may differ in; each is checked, so that a new version of one that differs is noticed. */
export interface EngineFacts {
  /** Without it links load their pages in full. */
  hasNavigationApi: boolean
}
