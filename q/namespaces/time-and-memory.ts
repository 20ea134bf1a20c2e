import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { list, long, longs, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { spend } from '../values/meter.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'

/** Functions of `.Q` that measure time and memory, or free memory. */
export const timeAndMemoryVerbs = (session: Session): VerbTable => ({
  '.Q.ts': binary((f, x) => list([longs([0, 0]), apply(session, f, itemsOf(x))]), {
    shape: '.Q.ts[f;args]',
    help: 'applies f to a list of arguments and gives the time and space, here always 0 0, before the result',
    examples: [
      ['last .Q.ts[+;1 2]', '3'],
      ['.Q.ts[+;1 2]', '0 0\n3'],
    ],
  }),
  '.Q.gc': unary(() => long(session.collectGarbage()), {
    shape: '.Q.gc[]',
    help: 'frees memory that no variable needs and gives the number of bytes',
    examples: [['.Q.gc[]', '0']],
  }),
  '.Q.w': unary(() => readFigures(session), {
    shape: '.Q.w[]',
    help: 'gives the use of memory: bytes used, heap, peak, limit, mapped and physical, number and bytes of symbols',
    examples: [
      ['type .Q.w[]', '99h'],
      ['key .Q.w[]', '`used`heap`peak`wmax`mmap`mphy`syms`symw'],
    ],
  }),
})

const memoryNames = symbols(['used', 'heap', 'peak', 'wmax', 'mmap', 'mphy', 'syms', 'symw'])

/** Visits all variables, which may take long: counts as many steps, so that the clock is read. */
function readFigures(session: Session): Value {
  spend(100_000)
  return new Dictionary(memoryNames, longs(session.readMemory()))
}

/**
 * `\w` gives six figures of the memory, `\w 0` the number and size of symbols. There is no limit that `\w 100` could raise.
 * Undefined for other commands.
 */
export function runMemoryCommand(session: Session, letters: string, argument: string): Value | undefined {
  if (letters !== 'w') return undefined
  if (!/^[01]?$/.test(argument)) return signal('-w init via cmd line')
  return longs(session.readMemory().slice(...(argument ? [6] : [0, 6])))
}
