import { columnOf } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Dictionary, Lambda, type Value, Vector } from '../values/value.ts'

/** The global variables of a session by full name: `a`, `.ns.a`. */
export class Globals {
  private readonly cells = new Map<string, Cell>()
  /** Variables that are computed whenever they are read, such as `.z.p`. */
  private readonly computed = new Map<string, () => Value>()

  constructor(
    /** Told of each variable of the root namespace that was set, with the indices given in brackets. */
    private readonly onSet: (name: string, index: readonly (Value | undefined)[]) => void,
  ) {}

  /** While code runs that may not change variables, as under `reval`. */
  isReadOnly = false

  defineComputed(name: string, compute: () => Value) {
    this.computed.set(name, compute)
  }

  cell(name: string): Cell {
    const known = this.cells.get(name)
    if (known) return known
    const cell: Cell = { name, value: undefined, version: 0 }
    this.cells.set(name, cell)
    return cell
  }

  /** The value of a variable, of an entry in a dictionary variable (`d.key`) or of a whole namespace (`.ns`). */
  get(name: string): Value | undefined {
    const cell = this.cells.get(name)
    if (cell?.view) return readView(cell)
    return cell?.value ?? this.computed.get(name)?.() ?? this.readNamespace(name) ?? this.readEntry(name)
  }

  /** The value that a variable holds, without computing it. */
  peek(name: string): Value | undefined {
    return this.cells.get(name)?.value
  }

  /** Sets a variable; `index` holds the indices of an assignment such as `x[0]:1`. */
  set(name: string, value: Value, index: readonly (Value | undefined)[] = []) {
    this.requireWritable(name)
    if (isNamespaceName(name) && holdsNames(name, value)) return this.setNamespace(name, value)
    const cell = this.cell(name)
    cell.view = undefined
    cell.value = value
    cell.version++
    if (!name.startsWith('.')) this.onSet(name, index)
  }

  delete(name: string) {
    this.requireWritable(name)
    for (const [key, cell] of this.cells)
      if (key === name || key.startsWith(`${name}.`)) {
        cell.value = undefined
        cell.view = undefined
        cell.version++
      }
  }

  /** Signals `` noupdate: `.ns `a `` for a name that must not change. */
  requireWritable(name: string) {
    if (!this.isReadOnly) return
    const [, namespace = '.', variable = ''] = /^(\..+)\.(.+)$/.exec(name) ?? ['', '.', name]
    signal(`noupdate: \`${namespace} \`${variable}`)
  }

  /** The names directly in a namespace (`.` for the default one), sorted: `a` for `.ns.a`. */
  namesIn(namespace: string): string[] {
    const prefix = namespace === '.' || !namespace ? '' : `${namespace}.`
    const names = [...this.cells.values()]
      .filter(({ value, view }) => value || view)
      .map(({ name }) => name)
      .filter(name => name.startsWith(prefix) && (prefix || !name.startsWith('.')))
      .map(name => name.slice(prefix.length).split('.')[0] ?? '')
    return [...new Set(names)].sort()
  }

  /** The values of all variables. */
  values(): Value[] {
    return [...this.cells.values()].flatMap(({ value }) => value ?? [])
  }

  /** Names of namespaces below the root, without their dot. */
  namespaces(): string[] {
    const names = [...this.cells.values()].filter(({ name, value }) => value && name.startsWith('.'))
    return [...new Set(names.map(({ name }) => name.split('.')[1] ?? ''))].filter(Boolean)
  }

  /** The views in a namespace: the names each reads, and whether it is out of date. */
  viewsIn(namespace: string): { name: string; reads: readonly string[]; isPending: boolean }[] {
    return this.namesIn(namespace)
      .map(name => this.cell(namespace === '.' ? name : `${namespace}.${name}`))
      .flatMap(cell => (cell.view ? { name: cell.name, reads: cell.view.names, isPending: !isFresh(cell) } : []))
  }

  private readNamespace(name: string): Value | undefined {
    if (!isNamespaceName(name) && name !== '.') return undefined
    const names = this.namesIn(name)
    if (!names.length) return undefined
    const prefix = name === '.' ? '' : `${name}.`
    if (name === '.') return new Dictionary(symbols(names), toUniformList(names.map(each => this.readItself(each))))
    return new Dictionary(
      symbols(['', ...names]),
      toUniformList([nil, ...names.map(each => this.get(prefix + each) ?? nil)]),
    )
  }

  /** The value of a variable, or a view itself. */
  private readItself(name: string): Value {
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
    names.forEach((key, i) => {
      if (key) this.set(`${name}.${key}`, items[i] ?? nil)
    })
  }
}

/** `.ns` is a namespace; `.ns.a` may be a variable or a namespace in it, `a` is neither. */
const isNamespaceName = (name: string) => /^\.\w+(\.\w+)*$/.test(name)

/** `.ns` itself holds names; a dictionary in `.ns.d` does only if it starts with the empty name, as namespaces do. */
const holdsNames = (name: string, value: Value): value is Dictionary =>
  value.kind === 'dictionary' &&
  value.keys.kind === 'vector' &&
  value.keys.type === Type.symbol &&
  (name.lastIndexOf('.') === 0 || value.keys.data[0] === 0)

/** One global variable. It stays the same object while the session lives, so that compiled code can keep it. */
export interface Cell {
  readonly name: string
  value: Value | undefined
  /** Counts assignments; views compare it to know whether they are out of date. */
  version: number
  view?: View | undefined
}

export interface View {
  /** The text after `::`. */
  source: string
  compute: () => Value
  /** The variables that it reads, as they are written, and their cells. */
  names: readonly string[]
  dependencies: readonly Cell[]
  /** The versions of the dependencies when the view was computed last; undefined before that. */
  seen: readonly number[] | undefined
  isComputing: boolean
}

/**
 * The value of a view, computed anew if something it depends on has changed. A view that reads itself gets its value of
 * before, or signals `loop` if it has none.
 */
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

/** Whether nothing that the view depends on has changed since it was computed. */
export function isFresh(cell: Cell, asking: readonly Cell[] = []): boolean {
  const { view } = cell
  if (!view?.seen || asking.includes(cell)) return !!view?.seen
  const { seen, dependencies } = view
  return dependencies.every(
    (other, i) => other.version === seen[i] && (!other.view || isFresh(other, [...asking, cell])),
  )
}

/** A view itself, as `` `. `v `` gives it: shown as its text; `value` lists its last result, tree, names and text. */
export class ViewReference extends Lambda {
  constructor(readonly cell: Cell) {
    super(cell.view?.source ?? '', [], [], [], '.', () => readView(cell))
  }
}
