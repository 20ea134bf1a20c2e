import { vectorOfItems } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { toUniformList } from '../values/items.ts'
import { held } from '../values/meter.ts'
import { typeInfo } from '../values/types.ts'
import { Atom, type Item, type Value } from '../values/value.ts'

/** The memory that all results of one iteration may take. */
const maxBytes = 2 ** 29

/** Collects the results of an iteration; signals `wsfull` if they take too much memory. */
export class Results {
  count = 0
  private bytes = 0
  /** The type of the results so far if all are atoms of one type. Storing items instead of atoms saves garbage collection. */
  private type: number | undefined
  private readonly atoms: Item[] = []
  private readonly others: Value[] = []
  private readonly depth = held.push(this.others) - 1

  add(result: Value) {
    this.bytes += estimateBytes(result)
    if (this.bytes > maxBytes) signal('wsfull')
    const isPlain = result.kind === 'atom' && !result.domain
    if (isPlain && !this.count) this.type = result.type
    if (isPlain && result.type === this.type) this.atoms.push(result.item)
    else this.addOther(result)
    this.count++
  }

  /** All results as one list. */
  toList(): Value {
    this.release()
    return this.type === undefined ? toUniformList(this.others) : vectorOfItems(this.type, this.atoms)
  }

  /** Gives up the results. */
  release(): void {
    held.length = this.depth
  }

  private addOther(result: Value) {
    const { type } = this
    if (type !== undefined) for (const item of this.atoms) this.others.push(new Atom(type, item))
    this.type = undefined
    this.others.push(result)
  }
}

/** Estimates the memory of a value. That of the items of a list is not included: other values often share them. */
function estimateBytes(value: Value): number {
  if (value.kind === 'vector') return 200 + value.length * typeInfo(value.type).width
  return value.kind === 'list' ? 100 + value.length * 8 : 100
}
