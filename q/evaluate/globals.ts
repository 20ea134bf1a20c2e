import { columnOf } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Dictionary, Lambda, List, type Value, Vector } from '../values/value.ts'

/** The global variables of a session by full name: `a`, `.ns.a`. */
export class Globals {
  private readonly cells = new Map<string, Cell>()
  /** The namespaces that were assigned a dictionary without the empty symbol as a key, and read the same. */
  private readonly withoutEmptyKey = new Set<string>()
  /** Variables such as `.z.p`, which are computed on each read. */
  private readonly computed = new Map<string, () => Value>()

  constructor(
    /** Called after a variable of the root namespace is set, with the indices of an assignment such as `x[0]:1`. */
    private readonly onSet: (name: string, indices: readonly (Value | undefined)[]) => void,
  ) {}

  /** True while `reval` runs: changes of variables signal `noupdate`. */
  isReadOnly = false

  defineComputed(name: string, compute: () => Value) {
    this.computed.set(name, compute)
  }

  /** The cell of a variable, which may have no value yet. */
  cell(name: string): Cell {
    const known = this.cells.get(name)
    if (known) return known
    const cell: Cell = { name, value: undefined, version: 0 }
    this.cells.set(name, cell)
    return cell
  }

  /** The value of a variable, of an entry in a dictionary variable (`d.key`) or of a whole namespace (`.ns`). */
  get(name: string): Value | undefined {
    return this.getVariable(name) ?? this.readNamespace(name) ?? this.readEntry(name)
  }

  /** The value of a variable; undefined for an entry and for a namespace. */
  getVariable(name: string): Value | undefined {
    const cell = this.cells.get(name)
    return cell?.view ? readView(cell) : (cell?.value ?? this.computed.get(name)?.())
  }

  /** The value that a variable holds, without computing it. */
  peek(name: string): Value | undefined {
    return this.cells.get(name)?.value
  }

  /** Sets a variable; `indices` are those of an assignment such as `x[0]:1`. */
  set(name: string, value: Value, indices: readonly (Value | undefined)[] = []) {
    this.requireWritable(name)
    if (holdsNames(name, value) && canBeNamespace(name)) return this.setNamespace(name, value)
    const cell = this.cell(name)
    this.define(cell)
    cell.view = undefined
    cell.value = value
    cell.version++
    if (!name.startsWith('.')) this.onSet(name, indices)
  }

  /** Puts a variable that has no value yet after those that have one, since namespaces list names in the order of definition. */
  define(cell: Cell) {
    if (cell.value || cell.view) return
    this.cells.delete(cell.name)
    this.cells.set(cell.name, cell)
  }

  /** Deletes a variable, or a namespace with all its variables. */
  delete(name: string) {
    this.requireWritable(name)
    this.withoutEmptyKey.delete(name)
    for (const [key, cell] of this.cells)
      if (key === name || key.startsWith(`${name}.`)) {
        cell.value = undefined
        cell.view = undefined
        cell.version++
      }
  }

  /** Signals `` noupdate: `.ns `a `` for `.ns.a` while variables are read-only. */
  requireWritable(name: string) {
    if (!this.isReadOnly) return
    const [, namespace = '.', variable = ''] = /^(\..+)\.(.+)$/.exec(name) ?? ['', '.', name]
    signal(`noupdate: \`${namespace} \`${variable}`)
  }

  /** The names directly in a namespace (`.` for the root), in the order of definition: `a` for `.ns.a`. */
  namesIn(namespace: string): string[] {
    return this.listNames(namespace === '.' || !namespace ? '' : `${namespace}.`)
  }

  /** The names of namespaces below the root, such as `Q`, except `z`. */
  namespaces(): string[] {
    return [...new Set([...ownNamespaces, ...this.listNames('.')])].filter(name => name !== 'z')
  }

  /** The first names after a prefix; those of the root namespace for an empty prefix. Of computed ones, only those of `.z`. */
  private listNames(prefix: string): string[] {
    const defined = [...this.cells.values()].filter(({ value, view }) => value || view).map(({ name }) => name)
    const names = [...(prefix === '.z.' ? this.computed.keys() : []), ...defined].filter(
      name => name.startsWith(prefix) && (prefix || !name.startsWith('.')),
    )
    return [...new Set(names.map(name => name.slice(prefix.length).split('.')[0] ?? ''))]
  }

  /** The values of all variables. */
  values(): Value[] {
    return [...this.cells.values()].flatMap(({ value }) => value ?? [])
  }

  /** The texts of all views. */
  viewTexts(): string[] {
    return [...this.cells.values()].flatMap(({ view }) => view?.source ?? [])
  }

  /** The views in a namespace by name, with the names that each reads. A pending view is out of date. */
  viewsIn(namespace: string): { name: string; reads: readonly string[]; isPending: boolean }[] {
    return this.namesIn(namespace)
      .sort()
      .map(name => this.cell(namespace === '.' ? name : `${namespace}.${name}`))
      .flatMap(cell => (cell.view ? { name: cell.name, reads: cell.view.names, isPending: !isFresh(cell) } : []))
  }

  private readNamespace(name: string): Value | undefined {
    if (!canBeNamespace(name) && name !== '.') return undefined
    const names = this.namesIn(name)
    if (!names.length) return undefined
    const prefix = name === '.' ? '' : `${name}.`
    if (name === '.') return new Dictionary(symbols(names), new List(names.map(each => this.readVariableOrView(each))))
    const values = names.map(each => this.get(prefix + each) ?? nil)
    return this.withoutEmptyKey.has(name)
      ? new Dictionary(symbols(names), toUniformList(values))
      : new Dictionary(symbols(['', ...names]), toUniformList([nil, ...values]))
  }

  /** The value of a variable; for a view, a reference to it. */
  private readVariableOrView(name: string): Value {
    const cell = this.cells.get(name)
    return cell?.view ? new ViewReference(cell) : (this.get(name) ?? nil)
  }

  private readEntry(name: string): Value | undefined {
    const dot = name.lastIndexOf('.')
    if (dot <= 0) return undefined
    const owner = this.get(name.slice(0, dot))
    const key = name.slice(dot + 1)
    if (owner?.kind === 'table') return columnOf(owner, key)
    if (owner?.kind !== 'dictionary' || owner.keys.kind !== 'vector' || owner.keys.type !== Type.symbol)
      return undefined
    return itemsOf(owner.values)[textsOf(owner.keys).indexOf(key)]
  }

  private setNamespace(name: string, { keys, values }: Dictionary) {
    this.delete(name)
    const items = itemsOf(values)
    const names = keys instanceof Vector ? textsOf(keys) : []
    if (!names.includes('')) this.withoutEmptyKey.add(name)
    names.forEach((key, i) => {
      if (key) this.set(`${name}.${key}`, items[i] ?? nil)
    })
  }
}

/** The namespaces of q itself, which are there before the library adds `.Q`, `.h` and `.j`. */
const ownNamespaces = ['q', 'Q', 'h', 'j']

/** True for `.ns` and `.ns.a`, false for `a`. */
const canBeNamespace = (name: string) => /^\.\w+(\.\w+)*$/.test(name)

/** Whether a value assigned to a name is a namespace: any dictionary for `.ns`, for `.ns.d` one whose first key is the empty symbol. */
const holdsNames = (name: string, value: Value): value is Dictionary =>
  value.kind === 'dictionary' &&
  value.keys.kind === 'vector' &&
  value.keys.type === Type.symbol &&
  (name.lastIndexOf('.') === 0 || value.keys.at(0) === 0)

/** A global variable. A session never replaces a cell, so compiled code may keep it. */
export interface Cell {
  readonly name: string
  value: Value | undefined
  /** Counts changes; a view is out of date if the version of a dependency has changed. */
  version: number
  view?: View | undefined
}

export interface View {
  /** The text after `::`. */
  source: string
  compute: () => Value
  /** The variables that it reads, as written in its text, and their cells. */
  names: readonly string[]
  dependencies: readonly Cell[]
  /** The versions of the dependencies at the last computation; undefined before the first. */
  seen: readonly number[] | undefined
  isComputing: boolean
}

/** The value of a view, recomputed if it is out of date. A self-referencing view reads its previous value, or signals `loop`. */
export function readView(cell: Cell): Value {
  const { view } = cell
  if (!view) return cell.value ?? nil
  if (view.isComputing) return cell.value ?? signal('loop')
  if (isFresh(cell) && cell.value) return cell.value
  view.isComputing = true
  try {
    for (const dependency of view.dependencies) if (dependency !== cell && dependency.view) readView(dependency)
    cell.value = view.compute()
  } finally {
    view.isComputing = false
  }
  cell.version++
  view.seen = view.dependencies.map(({ version }) => version)
  return cell.value
}

/** Whether no dependency of a view has changed since its last computation. `visited` stops at views that need each other. */
export function isFresh(cell: Cell, visited: readonly Cell[] = []): boolean {
  const { view } = cell
  if (!view?.seen || visited.includes(cell)) return !!view?.seen
  const { seen, dependencies } = view
  return dependencies.every(
    (other, i) => other.version === seen[i] && (!other.view || isFresh(other, [...visited, cell])),
  )
}

/** The value of `` `. `v `` for a view v. It displays as its text; `value` lists its result, parse tree, names and text. */
export class ViewReference extends Lambda {
  constructor(readonly cell: Cell) {
    super(cell.view?.source ?? '', [], [], [], '.', () => readView(cell))
  }
}
