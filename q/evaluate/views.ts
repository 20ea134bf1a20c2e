import { chars, symbols } from '../values/construct.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { Lambda, List, type Value } from '../values/value.ts'

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
  /** Its parse tree. */
  tree: Value
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

/** The result, or `::` while it is out of date, the parse tree, the names it depends on and the text of a view. */
export function describeView({ cell, source }: ViewReference): Value {
  const result = isFresh(cell) ? cell.value : nil
  return new List([result ?? nil, cell.view?.tree ?? nil, symbols(cell.view?.names ?? []), chars(source)])
}
