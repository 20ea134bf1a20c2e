import { signal } from '../values/q-error.ts'
import { typeInfo } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** What the results of one iteration may take together. */
const bytesAllowed = 2 ** 29

/** The results of an iteration as they come; signals `wsfull` before they fill the memory. */
export class Results {
  readonly items: Value[] = []
  private bytes = 0

  add(result: Value) {
    this.bytes += bytesOf(result)
    if (this.bytes > bytesAllowed) signal('wsfull')
    this.items.push(result)
  }
}

/** About what a value takes by itself; what its items refer to is often shared with others. */
function bytesOf(value: Value): number {
  if (value.kind === 'vector') return 200 + value.data.length * typeInfo(value.type).width
  return value.kind === 'list' ? 100 + value.items.length * 8 : 100
}
