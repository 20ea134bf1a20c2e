import { allocate } from './construct.ts'
import { spend } from './meter.ts'
import { Type } from './types.ts'

/** The indices from `start` up to but not including `end`. */
export function indicesBetween(start: number, end: number): Int32Array {
  const indices = new Int32Array(Math.max(0, end - start))
  for (let i = 0; i < indices.length; i++) indices[i] = start + i
  return indices
}

/** The indices below `count` for which `isKept` holds, in ascending order. */
export function chooseIndices(count: number, isKept: (index: number) => boolean): Int32Array {
  spend(count)
  const indices = new Int32Array(count)
  let kept = 0
  for (let index = 0; index < count; index++) if (isKept(index)) indices[kept++] = index
  return indices.subarray(0, kept)
}

/** The indices of the flags that are 1; the others are 0. */
export function indicesOfOnes(flags: Uint8Array): Int32Array {
  const indices = new Int32Array(flags.length)
  let found = 0
  for (let i = 0; i < flags.length; i++) {
    indices[found] = i
    found += flags[i] as number
  }
  return indices.slice(0, found)
}

/** The position in `indices` of each number below `count`, -1 if it is absent: 2 0 gives 1 -1 0 for a count of 3. */
export function invertIndices(indices: Int32Array, count: number): Int32Array {
  const inverse = new Int32Array(count).fill(-1)
  for (let i = 0; i < indices.length; i++) inverse[indices[i] as number] = i
  return inverse
}

/** Each index repeated by its count: 2 0 1 gives 0 0 2. */
export function repeatIndices(counts: ArrayLike<number | bigint>): Float64Array {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += Math.max(0, Number(counts[i]) || 0)
  const indices = allocate(Type.long, total) as Float64Array
  for (let i = 0, end = 0; i < counts.length; i++) {
    const copies = Number(counts[i])
    for (let copy = 0; copy < copies; copy++) indices[end++] = i
  }
  return indices
}
