import { stepOf } from './kernel.ts'

/**
 * Loops over whole numbers of 64 bits, which wrap around as they are stored. Nulls are put back by a second loop: a
 * comparison with a bigint would make the first several times as slow.
 */
export function addBigs(x: BigInt64Array, y: BigInt64Array, out: BigInt64Array): BigInt64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as bigint) + (y[b] as bigint)
  return keepNulls(out, x, y)
}

export function subtractBigs(x: BigInt64Array, y: BigInt64Array, out: BigInt64Array): BigInt64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as bigint) - (y[b] as bigint)
  return keepNulls(out, x, y)
}

export function multiplyBigs(x: BigInt64Array, y: BigInt64Array, out: BigInt64Array): BigInt64Array {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = (x[a] as bigint) * (y[b] as bigint)
  return keepNulls(out, x, y)
}

/** `y` rounded down to multiples of one number above 0. */
export function barBigs(width: bigint, y: BigInt64Array): BigInt64Array {
  const out = new BigInt64Array(y.length)
  for (let i = 0; i < out.length; i++) {
    const item = y[i] as bigint
    const rest = item % width
    out[i] = item - (rest < 0n ? rest + width : rest)
  }
  return keepNulls(out, y, y)
}

const nullHigh = -2147483648

/** Makes results null where an operand is; null is the number whose upper half is -2^31 and whose lower half is 0. */
function keepNulls(out: BigInt64Array, x: BigInt64Array, y: BigInt64Array): BigInt64Array {
  const halves = halvesOf(out)
  for (const operand of x === y ? [x] : [x, y]) {
    const source = halvesOf(operand)
    const step = 2 * stepOf(operand, out)
    for (let i = 0, a = 0; i < halves.length; i += 2, a += step) {
      if (source[a + 1] !== nullHigh || source[a] !== 0) continue
      halves[i] = 0
      halves[i + 1] = nullHigh
    }
  }
  return out
}

const halvesOf = (data: BigInt64Array) => new Int32Array(data.buffer, data.byteOffset, data.length * 2)
