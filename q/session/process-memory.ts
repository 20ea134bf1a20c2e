import { measureBytes } from '../values/measure-bytes.ts'
import { Type, typeInfo } from '../values/types.ts'
import type { Value, Vector } from '../values/value.ts'

/** kdb+ requests memory from the system in pieces of 64 MB; a larger block is a piece of its own. */
const pieceBytes = 2 ** 26

/** The approximate memory of a process without variables. */
const initialBytes = 360_000

const bytesPerAtom = 16
const bytesPerPointer = 8

/** The figures of `.Q.w` that change, in bytes. */
interface MemoryFigures {
  used: number
  heap: number
  peak: number
}

/**
 * Estimates the memory that kdb+ would use for the variables of a session, by the published rules of its allocator: a vector
 * takes a block whose size is a power of two, and freed blocks stay in the heap until garbage is collected. Temporary values
 * are not counted. https://code.kx.com/q/ref/dotq/#gc-garbage-collect
 */
export class ProcessMemory {
  private figures: MemoryFigures = { used: initialBytes, heap: pieceBytes, peak: pieceBytes }

  /** Measures the variables, grows the heap if necessary, and returns the bytes of the pieces that they need. */
  update(variables: readonly Value[]): number {
    const { used, pieces } = measureBlocks(variables)
    const heap = Math.max(this.figures.heap, pieces)
    this.figures = { used, heap, peak: Math.max(this.figures.peak, heap) }
    return pieces
  }

  /** Returns free pieces to the system, and gives the number of bytes. */
  collect(variables: readonly Value[]): number {
    const pieces = this.update(variables)
    const freed = this.figures.heap - pieces
    this.figures.heap = pieces
    return freed
  }

  /** The figures of `.Q.w`, as on a machine of 8 GB: no limit, no mapped memory, and constant numbers for symbols. */
  list(): number[] {
    const { used, heap, peak } = this.figures
    return [used, heap, peak, 0, 0, 2 ** 33, 700, 38_000]
  }
}

function measureBlocks(variables: readonly Value[]): { used: number; pieces: number } {
  let large = 0
  const count = (bytesOfItems: number) => {
    const block = blockBytes(bytesOfItems)
    if (block < pieceBytes) return block
    large += block
    return 0
  }
  const sizes = {
    vector: (vector: Vector) => count(vector.length * widthOf(vector)),
    list: (items: number) => count(items * bytesPerPointer),
    atom: bytesPerAtom,
  }
  const small = initialBytes + measureBytes(variables, sizes)
  return { used: small + large, pieces: Math.ceil(small / pieceBytes) * pieceBytes + large }
}

/** A symbol is a pointer. */
const widthOf = ({ type }: Vector) => (type === Type.symbol ? bytesPerPointer : typeInfo(type).width)

/** The block of a list: 16 bytes and its items, rounded up to a power of two. */
const blockBytes = (bytesOfItems: number) => 2 ** Math.ceil(Math.log2(16 + bytesOfItems))
