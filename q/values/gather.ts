import type { Data, Item } from './value.ts'

/**
 * Writes the items of `data` at these places to `result`, `missing` for a place that is not there. There is a loop for
 * each kind of array that is often long: one that meets many kinds is compiled to code that is several times slower.
 */
export function gather(data: Data, places: ArrayLike<number>, result: Data, missing: Item): void {
  const at = places instanceof Int32Array ? places : toPlaces(places, data.length)
  if (data instanceof Float64Array) gatherDoubles(data, at, result as Float64Array, missing as number)
  else if (data instanceof BigInt64Array) gatherBigints(data, at, result as BigInt64Array)
  else gatherOthers(data, at, result, missing)
}

/** Places as whole numbers of 32 bits, -1 for those that are not there. */
function toPlaces(places: ArrayLike<number>, available: number): Int32Array {
  const at = new Int32Array(places.length)
  for (let i = 0; i < at.length; i++) {
    const place = Number(places[i])
    at[i] = place >= 0 && place < available ? place : -1
  }
  return at
}

function gatherDoubles(data: Float64Array, places: Int32Array, result: Float64Array, missing: number): void {
  const { length } = data
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    result[i] = place >= 0 && place < length ? (data[place] as number) : missing
  }
}

function gatherOthers(data: Data, places: Int32Array, result: Data, missing: Item): void {
  const { length } = data
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    result[i] = place >= 0 && place < length ? (data[place] as Item) : missing
  }
}

/** Copies halves of 32 bits, because each bigint that is read is an object. The null has the upper half -2^31. */
function gatherBigints(data: BigInt64Array, places: Int32Array, result: BigInt64Array): void {
  const halves = new Int32Array(data.buffer, data.byteOffset, 2 * data.length)
  const copies = new Int32Array(result.buffer, result.byteOffset, 2 * result.length)
  const { length } = data
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    const isThere = place >= 0 && place < length
    copies[2 * i] = isThere ? (halves[2 * place] as number) : 0
    copies[2 * i + 1] = isThere ? (halves[2 * place + 1] as number) : -0x80000000
  }
}
