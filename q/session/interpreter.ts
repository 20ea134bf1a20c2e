import { fullName } from '../compile/scope.ts'
import type { Clause } from '../context/clause.ts'
import type { MemoryFiles } from '../context/memory-files.ts'
import {
  type Library,
  type LibraryParts,
  type Network,
  OpenHandles,
  requireLibrary,
  type Session,
} from '../context/session.ts'
import { call } from '../evaluate/apply.ts'
import { leaveFunction } from '../evaluate/errors.ts'
import { Globals } from '../evaluate/globals.ts'
import type { DateOrder } from '../temporal/parse-temporal.ts'
import { symbol } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { toUniformList } from '../values/items.ts'
import { measureBytes } from '../values/measure-bytes.ts'
import { nil } from '../values/nulls.ts'
import { nullInt } from '../values/types.ts'
import { allocated, type Domain, type Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { findPartsNeeded, type PartsNeeded } from './parts-needed.ts'
import { ProcessMemory } from './process-memory.ts'
import { defineSystemVariables } from './system-variables.ts'

/** The variables of a session may take 1 GB. They are measured again after each 256 MB of new vectors. */
const maxBytes = 2 ** 30
const bytesBetweenChecks = 2 ** 28

/** An input that makes fewer bytes of vectors cannot change the heap much. */
const bytesBetweenInputs = 2 ** 24

/** The seed that q starts with; `\S` sets another. */
const defaultSeed = -314159

/** What a session may use; each limit holds for one input. */
export interface Limits {
  milliseconds: number
  /** Characters of output; what is printed beyond them is lost. */
  output: number
}

/** What a session is made of; the parts that run code are handed in, since code is compiled for a session. */
export interface SessionParts {
  /** Nanoseconds since 2000.01.01. */
  clock: () => bigint
  createRandom: (seed: number) => () => number
  limits: Limits
  files: MemoryFiles
  library: Library | undefined
  evaluate: (session: Interpreter, text: string) => Value
  /** What a string or list sent to the session gives. */
  evaluateMessage: (session: Session, message: Value) => Value
  createVerbs: (session: Session) => ReadonlyMap<string, Value>
  evaluateTree: (session: Interpreter, tree: Value) => Value
  clauseOf: (session: Interpreter, tree: Value) => Clause
  runCommand: (session: Interpreter, text: string) => Value
}

/** `:db/sym` names a file. */
const isFileName = (name: string) => name.startsWith(':')

/** The state of one q process: variables, settings, output. */
export class Interpreter implements Session {
  readonly globals = new Globals((name, index) => this.callSetHandler(name, index))
  private readonly setHandler = this.globals.cell('.z.vs')
  readonly environment = new Map<string, Value>()
  private readonly verbs: ReadonlyMap<string, Value>
  private readonly domains = new Map<string, Domain>()
  readonly handles = new OpenHandles()
  readonly files: MemoryFiles
  library: LibraryParts | undefined
  private libraryValues: ReadonlySet<Value> = new Set()
  /** Set by the machine that the session becomes a process of, as is the clock. */
  network: Network | undefined
  clock: () => bigint
  seedNumber = defaultSeed
  context = '.'
  precision = 7
  /** Of system commands that only keep numbers, such as `\W`. */
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
  private output = ''
  private deadline = Number.POSITIVE_INFINITY
  private untilCheck = 0
  private allocatedBefore = 0
  private allocatedAtStart = allocated.bytes
  private readonly memory = new ProcessMemory()

  constructor(private readonly options: SessionParts) {
    this.files = options.files.openView()
    this.clock = options.clock
    this.verbs = options.createVerbs(this)
    defineSystemVariables(this, this.globals)
    if (options.library) this.addLibrary(options.library)
  }

  /** What stands before the next input: `q)`, or `q.ns)` in the namespace `.ns`. */
  get prompt(): string {
    return `q${this.context === '.' ? '' : this.context})`
  }

  partsNeeded(input: string): PartsNeeded {
    return findPartsNeeded(input, name => this.findVerb(name) ?? this.peekGlobal(name))
  }

  get dateOrder(): DateOrder {
    return this.settings.z?.[0] === 1 ? 'day first' : 'month first'
  }

  addLibrary(library: Library) {
    const parts = library(this)
    const { variables } = parts
    this.library = parts
    for (const [name, value] of Object.entries(variables)) this.globals.set(name, value)
    this.libraryValues = new Set(Object.values(variables))
  }

  private callSetHandler(name: string, index: readonly (Value | undefined)[]) {
    const { value: handler } = this.setHandler
    if (handler) call(this, handler, symbol(name), toUniformList(index.map(each => each ?? nil)))
  }

  getGlobal(name: string): Value | undefined {
    return isFileName(name)
      ? requireLibrary(this).findStored(name.slice(1))
      : this.globals.get(fullName(name, this.context))
  }

  /** The value that a variable holds now; a view is not computed, a file not read. */
  peekGlobal(name: string): Value | undefined {
    return this.globals.peek(fullName(name, this.context))
  }

  setGlobal(name: string, value: Value) {
    if (isFileName(name)) {
      this.globals.requireWritable(name)
      return requireLibrary(this).storeValue(name.slice(1), value)
    }
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

  findVerb(name: string) {
    return this.verbs.get(name)
  }

  readonly isInfixWord = (name: string) => {
    const verb = this.verbs.get(name)
    return verb !== undefined && factsOf(verb).isInfix === true
  }

  verbNames() {
    return [...this.verbs.keys()]
  }

  evaluate(source: string): Value {
    if (source.startsWith('\\')) return this.runCommand(source)
    try {
      return this.options.evaluate(this, source)
    } catch (error) {
      throw leaveFunction(error)
    }
  }

  evaluateMessage(message: Value): Value {
    const handler = this.globals.get('.z.ps')
    return handler ? call(this, handler, message) : this.options.evaluateMessage(this, message)
  }

  evaluateTree(tree: Value): Value {
    return this.options.evaluateTree(this, tree)
  }

  clauseOf(tree: Value): Clause {
    return this.options.clauseOf(this, tree)
  }

  runCommand(text: string): Value {
    return this.options.runCommand(this, text)
  }

  random() {
    this.nextRandom ??= this.options.createRandom(this.seedNumber)
    return this.nextRandom()
  }

  /** Starts the generator of random numbers anew. */
  seed(number: number) {
    this.seedNumber = number
    this.nextRandom = this.options.createRandom(number)
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

  print(text: string) {
    if (this.output.length <= this.options.limits.output) this.output = this.limitOutput(this.output + text)
  }

  /** `before`, and after it the text printed since the last call. */
  takeOutput(before = ''): string {
    const { output } = this
    this.output = ''
    return this.limitOutput(before + output)
  }

  /**
   * The text up to the limit of output; a line at its end says that it was cut. A text that was cut before is not marked
   * again, with or without more text around it.
   */
  limitOutput(text: string): string {
    const limit = this.options.limits.output
    if (text.length <= limit) return text
    const kept = text.slice(0, limit)
    return `${kept}${kept.endsWith('\n') ? '' : '\n'}[output cut after ${limit.toLocaleString('en')} characters]\n`
  }

  readMemory() {
    this.memory.update(this.ownVariables())
    return this.memory.list()
  }

  collectGarbage() {
    return this.memory.collect(this.ownVariables())
  }

  /** Before each input; what the last one left in memory is counted if it was much. */
  startTimer() {
    if (allocated.bytes - this.allocatedAtStart > bytesBetweenInputs) this.readMemory()
    this.allocatedAtStart = allocated.bytes
    this.deadline = performance.now() + this.options.limits.milliseconds
  }

  /** What the library brought is left out: whether it is there must not be seen. */
  private ownVariables() {
    return this.globals.values().filter(value => !this.libraryValues.has(value))
  }

  /** Adds up the variables; what functions hold in locals is not seen. */
  private checkMemory() {
    this.allocatedBefore = allocated.bytes
    if (measureBytes(this.globals.values()) > maxBytes) throw new QError('wsfull')
  }

  checkTime() {
    if (this.untilCheck-- > 0) return
    this.untilCheck = 64
    if (performance.now() > this.deadline) throw new QError('stop')
    if (allocated.bytes - this.allocatedBefore > bytesBetweenChecks) this.checkMemory()
  }
}
