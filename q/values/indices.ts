import { allocate } from './construct.ts'
import { Type } from './types.ts'

/** The places from `start` to before `end`. */
export function placesBetween(start: number, end: number): Int32Array {
  const places = new Int32Array(Math.max(0, end - start))
  for (let i = 0; i < places.length; i++) places[i] = start + i
  return places
}

/** The places from 0 to before `count` that are kept, in order. */
export function choosePlaces(count: number, isKept: (place: number) => boolean): Int32Array {
  const places = new Int32Array(count)
  let kept = 0
  for (let place = 0; place < count; place++) if (isKept(place)) places[kept++] = place
  return places.subarray(0, kept)
}

/** The places of the 1s among flags that are 0 or 1. */
export function placesOfOnes(flags: Uint8Array): Int32Array {
  const places = new Int32Array(flags.length)
  let found = 0
  for (let i = 0; i < flags.length; i++) {
    places[found] = i
    found += flags[i] as number
  }
  return places.slice(0, found)
}

/** Each place as often as its count says: 2 0 1 gives 0 0 2. */
export function repeatPlaces(counts: ArrayLike<number | bigint>): Float64Array {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += Math.max(0, Number(counts[i]) || 0)
  const places = allocate(Type.long, total) as Float64Array
  for (let i = 0, at = 0; i < counts.length; i++) {
    const copies = Number(counts[i])
    for (let copy = 0; copy < copies; copy++) places[at++] = i
  }
  return places
}
