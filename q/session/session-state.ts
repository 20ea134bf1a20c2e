import type { Unfinished } from '../compile/locate-error.ts'
import { fullName } from '../compile/scope.ts'
import type { Clause } from '../context/clause.ts'
import type { Files } from '../context/files.ts'
import {
  type Library,
  type LibraryParts,
  type Network,
  type OpenHandle,
  OpenHandles,
  requireLibrary,
  type Session,
  type Suspension,
} from '../context/session.ts'
import { SessionEnd } from '../context/session-end.ts'
import { errorText } from '../display/error-text.ts'
import { call } from '../evaluate/apply.ts'
import { Globals } from '../evaluate/globals.ts'
import { leaveFunction, toQError } from '../evaluate/locate-errors.ts'
import { toNanoseconds } from '../temporal/calendar.ts'
import type { DateOrder } from '../temporal/parse-temporal.ts'
import { chars, int, long, symbol } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { toUniformList } from '../values/items.ts'
import { allocated, isWatching, spend, startStep } from '../values/meter.ts'
import { nil } from '../values/nulls.ts'
import { nullInt } from '../values/types.ts'
import type { Domain, Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { seedAfter } from './create-random.ts'
import { LimitGuard, type Limits } from './limits.ts'
import { addSession, endComputer, freeUnusedSymbols, measureComputer } from './live-sessions.ts'
import { findPartsNeeded, type PartsNeeded } from './parts-needed.ts'
import { ProcessMemory } from './process-memory.ts'
import { defineSystemVariables } from './system-variables.ts'

/** An input that allocates fewer bytes cannot change the heap much, so its variables are not measured. */
const bytesBetweenInputs = 2 ** 24

/** Each round of a loop brings the next reading of the clock so much nearer. */
const stepsPerRound = 1000

/** The seed that q starts with; `\S` sets another. */
const defaultSeed = -314159

/** What a session depends on. Functions that run code are passed in, since most of their modules import this one. */
export interface SessionParts {
  /** Nanoseconds since 2000.01.01. */
  clock: () => bigint
  createRandom: (seed: number) => () => number
  limits: Limits
  files: Files
  library: Library | undefined
  evaluate: (session: SessionState, text: string) => Value
  /** What `value` does: runs a string, applies a list. */
  evaluateValue: (session: Session, value: Value) => Value
  createVerbs: (session: Session) => ReadonlyMap<string, Value>
  evaluateTree: (session: SessionState, tree: Value) => Value
  clauseOf: (session: SessionState, tree: Value) => Clause
  runCommand: (session: SessionState, text: string) => Value
}

/** `:db/sym` names a file. */
const isFileName = (name: string) => name.startsWith(':')

/** The state of one q process: variables, settings, output. */
export class SessionState implements Session {
  readonly globals = new Globals((name, index) => this.callSetHandler(name, index))
  private readonly setHandler = this.globals.cell('.z.vs')
  readonly environment = new Map<string, Value>()
  private readonly verbs: ReadonlyMap<string, Value>
  private readonly domains = new Map<string, Domain>()
  readonly handles = new OpenHandles()
  readonly redirections: (OpenHandle | undefined)[] = []
  files: Files
  library: LibraryParts | undefined
  readonly suspensions: Suspension[] = []
  private readonly libraryValues = new Set<Value>()
  /** Set, like `clock`, by the machine that the session joins. */
  network: Network | undefined
  clock: () => bigint
  seedNumber = defaultSeed
  context = '.'
  location = ''
  precision = 7
  /** The numbers of system commands such as `\W`, which only store them. */
  readonly settings: Record<string, number[]> = {
    C: [36, 2000],
    e: [0],
    E: [0],
    g: [0],
    o: [nullInt],
    p: [0],
    s: [0],
    t: [0],
    T: [0],
    W: [2],
    z: [0],
  }
  console = { rows: 25, columns: 80 }
  private nextRandom: (() => number) | undefined
  /** The random numbers drawn since the seed was set. */
  private drawCount = 0
  private isEnding = false
  private output = ''
  /** The value of the last input, which a host may still use. */
  lastValue: Value = nil
  private allocatedAtStart = allocated.bytes
  private readonly memory = new ProcessMemory()
  private readonly guard: LimitGuard

  constructor(private readonly parts: SessionParts) {
    this.files = parts.files.openView()
    this.clock = parts.clock
    this.guard = new LimitGuard(parts.limits, this.files.computer, () => measureComputer(this.files))
    addSession(this)
    this.verbs = parts.createVerbs(this)
    defineSystemVariables(this, this.globals)
    if (parts.library) this.addLibrary(parts.library)
  }

  /** The prompt of the console: `q)`, or `q.ns)` in the namespace `.ns`; `q))` if it has stopped at an error. */
  get prompt(): string {
    return `q${this.context === '.' ? '' : this.context}${')'.repeat(this.suspensions.length + 1)}`
  }

  /** Stops at an error inside a function, in its namespace. An error that a function signals is one of its caller. */
  suspend(error: QError) {
    const { context, suspensions, nextFrame } = this
    const { frames, unfinished } = error
    if (error.leavesFunction) frames.shift()
    if (frames.length < 2) return
    suspensions.push({ error, context, current: 0, nextFrame: nextFrame + frames.length + 1 })
    this.context = (unfinished[frames[0]?.start ?? -1] as Unfinished | undefined)?.scope?.context ?? context
  }

  /** The number that the console shows for the frame of the next input. */
  get nextFrame(): number {
    return this.suspensions.at(-1)?.nextFrame ?? 0
  }

  /** Gives up what the console has stopped at, down to `levels` errors. */
  leaveDebugger(levels = 0) {
    while (this.suspensions.length > levels) this.context = this.suspensions.pop()?.context ?? '.'
  }

  findPartsNeeded(input: string): PartsNeeded {
    const needed = findPartsNeeded(input, name => this.findVerb(name) ?? this.peekGlobal(name))
    needed.library ||= this.suspensions.length > 0
    needed.loadAddition = this.library?.loadAddition(this, input)
    return needed
  }

  get dateOrder(): DateOrder {
    return this.settings.z?.[0] === 1 ? 'day first' : 'month first'
  }

  get weekShift(): number {
    return (this.settings.W?.[0] ?? 0) - 2
  }

  addLibrary(library: Library) {
    const parts = library(this)
    const { variables } = parts
    this.library = parts
    for (const [name, value] of variables) {
      this.globals.set(name, value)
      this.libraryValues.add(value)
    }
  }

  private callSetHandler(name: string, index: readonly (Value | undefined)[]) {
    const { value: handler } = this.setHandler
    if (handler) call(this, handler, symbol(name), toUniformList(index.map(each => each ?? nil)))
  }

  getGlobal(name: string): Value | undefined {
    return isFileName(name)
      ? requireLibrary(this).findStored(this, name.slice(1))
      : this.globals.get(fullName(name, this.context))
  }

  /** The current value of a variable, without computing a view or reading a file. */
  peekGlobal(name: string): Value | undefined {
    return this.globals.peek(fullName(name, this.context))
  }

  setGlobal(name: string, value: Value, replaces?: boolean) {
    if (isFileName(name)) {
      this.globals.requireWritable(name)
      return requireLibrary(this).storeValue(this, name.slice(1), value, replaces)
    }
    if (name === '.') return requireLibrary(this).setRoot(this, value)
    if (this.findVerb(name)) throw new QError('assign')
    this.globals.set(fullName(name, this.context), value)
  }

  domain(name: string): Domain {
    const known = this.domains.get(name)
    if (known) return known
    const read = () => this.getGlobal(name)
    const domain: Domain = {
      name,
      get value() {
        return read()
      },
    }
    this.domains.set(name, domain)
    return domain
  }

  get hasDomains(): boolean {
    return this.domains.size > 0
  }

  deleteGlobal(name: string) {
    this.globals.delete(fullName(name, this.context))
  }

  get isReadOnly() {
    return this.globals.isReadOnly
  }

  withoutUpdates(action: () => Value): Value {
    const before = this.isReadOnly
    this.globals.isReadOnly = this.files.isReadOnly = true
    try {
      return action()
    } finally {
      this.globals.isReadOnly = this.files.isReadOnly = before
    }
  }

  /** Variables of `.q` are keywords too. */
  findVerb(name: string) {
    return this.verbs.get(name) ?? this.globals.peek(`.q.${name}`)
  }

  readonly isInfixWord = (name: string) => {
    const verb = this.findVerb(name)
    return verb?.kind === 'lambda' ? verb.parameters.length === 2 : verb !== undefined && factsOf(verb).isInfix === true
  }

  verbNames() {
    return [...this.verbs.keys()]
  }

  evaluate(source: string): Value {
    if (source.startsWith('\\')) return this.runCommand(source)
    try {
      return this.parts.evaluate(this, source)
    } catch (error) {
      throw leaveFunction(error)
    }
  }

  evaluateMessage(message: Value): Value {
    const handler = this.globals.getVariable('.z.ps')
    return handler ? call(this, handler, message) : this.parts.evaluateValue(this, message)
  }

  evaluateTree(tree: Value): Value {
    return this.parts.evaluateTree(this, tree)
  }

  clauseOf(tree: Value): Clause {
    return this.parts.clauseOf(this, tree)
  }

  runCommand(text: string): Value {
    return this.parts.runCommand(this, text)
  }

  random() {
    this.nextRandom ??= this.parts.createRandom(this.seedNumber)
    this.drawCount++
    return this.nextRandom()
  }

  /** Restarts the generator of random numbers. */
  setSeed(number: number) {
    this.seedNumber = number
    this.drawCount = 0
    this.nextRandom = this.parts.createRandom(number)
  }

  /** A seed that continues the numbers drawn so far. */
  get currentSeed(): number {
    return seedAfter(this.seedNumber, this.drawCount)
  }

  namesIn(namespace: string) {
    return this.globals.namesIn(namespace)
  }

  viewSource(name: string) {
    return this.globals.cell(fullName(name, this.context)).view?.source
  }

  viewNames(namespace: string) {
    return this.globals.viewsIn(namespace).map(({ name }) => name)
  }

  namespaces() {
    return this.globals.namespaces()
  }

  now() {
    return this.clock()
  }

  get localOffset(): bigint {
    const offset = this.settings.o?.[0] ?? 0
    const minutes = offset === nullInt ? 0 : Math.abs(offset) > 23 ? offset : offset * 60
    return toNanoseconds(minutes * 60_000)
  }

  print(text: string, stream = 1) {
    const file = this.redirections[stream]
    if (file) file.send(chars(text), int(stream))
    else if (!this.guard.isFull(this.output)) this.output = this.limitOutput(this.output + text)
  }

  printError(error: QError) {
    this.print(errorText(error, this.nextFrame), 2)
  }

  /** Returns `before` and the text printed since the last call, within the limit of output. */
  takeOutput(before = ''): string {
    const { output } = this
    this.output = ''
    return this.limitOutput(before + output)
  }

  limitOutput(text: string): string {
    return this.guard.cutOutput(text)
  }

  /** Calls `.z.exit` and ends the session. Its error is printed; an `exit` within it does not call it again. */
  end(exitCode: number): never {
    const handler = this.globals.getVariable('.z.exit')
    if (handler && !this.isEnding) {
      this.isEnding = true
      try {
        call(this, handler, long(exitCode))
      } catch (thrown) {
        if (!(thrown instanceof SessionEnd)) this.printError(toQError(thrown))
      } finally {
        this.isEnding = false
      }
    }
    throw new SessionEnd(exitCode)
  }

  readMemory() {
    this.memory.update(this.listUserVariables())
    return this.memory.list()
  }

  collectGarbage() {
    return this.memory.collect(this.listUserVariables())
  }

  /** Starts the time limit of an input, and updates the memory figures if the last input allocated much. */
  startTimer() {
    if (allocated.bytes - this.allocatedAtStart > bytesBetweenInputs) this.readMemory()
    this.allocatedAtStart = allocated.bytes
    if (!isWatching()) freeUnusedSymbols()
    this.guard.start()
  }

  listValues(): readonly Value[] {
    return [...this.globals.values(), ...this.environment.values(), this.lastValue, ...this.listSuspendedValues()]
  }

  listTexts(): readonly string[] {
    return [
      ...this.globals.viewTexts(),
      ...this.suspensions.flatMap(({ error }) => error.frames.map(({ source }) => source)),
    ]
  }

  /** The locals and evaluated parts of the code at which the console has stopped. */
  private listSuspendedValues(): Value[] {
    const unfinished = this.suspensions.flatMap(({ error }) => error.unfinished as Unfinished[])
    const parts: unknown[] = unfinished.flatMap(({ frame, parts, f }) => [...(frame?.locals ?? []), ...parts, f])
    return parts.filter((part): part is Value => part instanceof Object && 'kind' in part)
  }

  /** Gives up the values of this session and of others with the same disk. */
  release() {
    endComputer(this.files.computer)
  }

  /** Excludes the library's variables, so that adding the library does not change memory figures. */
  private listUserVariables() {
    return this.globals.values().filter(value => !this.libraryValues.has(value))
  }

  /** Runs code within the limits of the input that `startTimer` began. */
  runLimited<Result>(action: () => Result): Result {
    return this.guard.run(action)
  }

  checkTime() {
    startStep()
    spend(stepsPerRound)
  }
}
