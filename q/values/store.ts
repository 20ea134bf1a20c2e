import { maxArrayBytes, signalTooLong } from './errors.ts'
import { chargeItems } from './meter.ts'

/** Cells side by side: a typed array, whose size is fixed, or a plain array, which grows. */
export interface Cells<Cell> {
  readonly length: number
  readonly [index: number]: Cell
  slice(start?: number, end?: number): Cells<Cell>
}

/** A shorter list is copied rather than kept in a store. */
const minStored = 16

/**
 * A list of cells that never changes for those who hold it, yet can be appended to and amended in constant time on average.
 *
 * The list that an append or an amend returns shares a `Store` with the list before it. The newest reads the store's array as it
 * stands. An older one knows how many cells it had and how many edits came before it, and makes a copy of its own once it is
 * read: so nothing is copied as long as only the newest is used, as in `l,:i` or `a[i]+:1`. See Baker, "Shallow Binding Makes
 * Functional Arrays Fast", 1991.
 */
export abstract class Sequence<Cell, Row extends Cells<Cell>> {
  readonly length: number
  private cells: Row | undefined
  private store: Store<Cell> | undefined
  private readonly edits: number

  /** Given a store, the list is its newest. */
  constructor(source: Row | Store<Cell>) {
    const isStore = source instanceof Store
    this.length = source.length
    this.cells = isStore ? undefined : source
    this.store = isStore ? source : undefined
    this.edits = isStore ? source.edits : 0
  }

  /** The same object for all lists that share their array. */
  get memory(): object {
    return this.store ?? (this.cells as Row)
  }

  /** The cell at an index, undefined below 0 and past the end. */
  at(index: number): Cell | undefined {
    const { cells, store } = this
    if (cells) return cells[index]
    if (this.edits !== store?.edits) return this.borrow()[index]
    return index < this.length ? store.cells[index] : undefined
  }

  /** All cells, for code that keeps no reference to the array and is done before any other code runs. */
  borrow(): Row {
    const { cells, store } = this
    if (cells || !store) return cells as Row
    if (this.edits === store.edits) return store.readStart(this.length) as unknown as Row
    this.store = undefined
    this.cells = store.restore(this.length, this.edits) as unknown as Row
    return this.cells
  }

  /** All cells, in an array that may be kept: later amends leave it as it is. */
  protected read(): Row {
    if (this.cells) return this.cells
    this.cells = this.borrow()
    this.store?.protect(this.length)
    return this.cells
  }

  /** The store that this list, with `added` cells after it, is the newest of. */
  protected appendCells(added: Cells<Cell>): Store<Cell> {
    const { store, length } = this
    const isNewest = store && store.length === length && store.edits === this.edits
    if (isNewest && store.canAppend(added.length)) return store.append(added)
    const total = length + added.length
    return new Store(this.borrow(), total + (total >> 1)).append(added)
  }

  /** The cells of this list with one replaced: those of a short list, or the store that it is the newest of. */
  protected replaceCell(index: number, cell: Cell): Row | Store<Cell> {
    const { store, length } = this
    if (length < minStored) {
      const copy = this.borrow().slice() as Cell[] & Row
      copy[index] = cell
      return copy
    }
    const isNewest = store && store.length === length && store.edits === this.edits
    return (isNewest && store.canEdit() ? store : new Store(this.borrow(), length)).replace(index, cell)
  }
}

/**
 * The array that a list shares with its older versions. A typed array without room, and an array with many edits for its length,
 * give way to a new store, which bounds the memory that an old version can keep.
 */
export class Store<Cell> {
  /** The cells of the newest version, in a typed array followed by free space. */
  readonly cells: Cell[]
  length: number
  private readonly isTyped: boolean
  /** For each edit the index that it changed and the cell that was there. */
  private readonly editedIndices: number[] = []
  private readonly replacedCells: Cell[] = []
  /** Whether other code holds the array itself. */
  private isProtected = false

  /** Copies the cells, with room for a total of `capacity`. */
  constructor(cells: Cells<Cell>, capacity: number) {
    this.length = cells.length
    this.isTyped = !Array.isArray(cells)
    this.cells = (this.isTyped ? copyTyped(cells as unknown as Float64Array, capacity) : cells.slice()) as Cell[]
    chargeItems(this.cells.length)
  }

  get edits(): number {
    return this.editedIndices.length
  }

  /** Free space of a typed array may be filled even if others read what comes before. */
  canAppend(count: number): boolean {
    return this.isTyped ? this.length + count <= this.cells.length : !this.isProtected
  }

  /** Replaced values of a general list may be large, so that it keeps fewer of them. */
  canEdit(): boolean {
    return !this.isProtected && this.edits <= (this.isTyped ? 16 + (this.length >> 3) : this.length >> 5)
  }

  append(added: Cells<Cell>): this {
    const { cells, length } = this
    if (!this.canAppend(added.length)) signalTooLong(length + added.length)
    for (let i = 0; i < added.length; i++) cells[length + i] = added[i] as Cell
    this.length += added.length
    return this
  }

  replace(index: number, cell: Cell): this {
    this.editedIndices.push(index)
    this.replacedCells.push(this.cells[index] as Cell)
    this.cells[index] = cell
    return this
  }

  /** The first cells, in place if possible. */
  readStart(length: number): Cells<Cell> {
    if (this.isTyped) return (this.cells as unknown as Float64Array).subarray(0, length) as unknown as Cells<Cell>
    return length === this.length ? this.cells : this.cells.slice(0, length)
  }

  /** Leaves the cells as they are from now on, since other code holds what `readStart` gave for this length. */
  protect(length: number) {
    this.isProtected ||= this.isTyped || length === this.length
  }

  /** A copy of the first cells as they were after the first `edits` edits. */
  restore(length: number, edits: number): Cell[] {
    const copy = this.cells.slice(0, length)
    for (let i = this.edits - 1; i >= edits; i--) {
      const index = this.editedIndices[i] as number
      if (index < length) copy[index] = this.replacedCells[i] as Cell
    }
    return copy
  }
}

/** A copy of a typed array with free space, within the limit of bytes. */
function copyTyped(cells: Float64Array, capacity: number): Float64Array {
  const limit = maxArrayBytes / cells.BYTES_PER_ELEMENT
  const copy = new (cells.constructor as Float64ArrayConstructor)(Math.max(cells.length, Math.min(capacity, limit)))
  copy.set(cells)
  return copy
}
