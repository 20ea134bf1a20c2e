import type { Session } from '../../context/session.ts'
import { float } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { Type } from '../../values/types.ts'
import { List, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'

/** `x mmu y`, `x$y`: the product of two float matrices, of a vector and a matrix, or of two vectors. */
export function matrixMultiply(session: Session, x: Value, y: Value): Value {
  if (isFloats(x)) {
    if (isFloats(y)) return float(dotProduct(numbersOf(x), numbersOf(y)))
    return floats(multiplyRows(session, [numbersOf(x)], rowsOf(y))[0] as Float64Array)
  }
  const rows = rowsOf(x)
  if (isFloats(y)) return floats(Float64Array.from(rows, row => dotProduct(row, numbersOf(y))))
  return matrixOf(multiplyRows(session, rows, rowsOf(y)))
}

export const matrixVerbs = (session: Session): VerbTable => ({
  mmu: binary((x, y) => matrixMultiply(session, x, y), {
    shape: 'x mmu y',
    help: 'the product of two matrices of floats',
    examples: [
      ['(1 2f;3 4f)mmu(0 1f;1 0f)', '2 1\n4 3'],
      ['1 2 3f mmu 1 2 3f', '14f'],
      ['(1 2;3 4)mmu(1 0;0 1)', "'type\n  [0]  (1 2;3 4)mmu(1 0;0 1)\n                ^"],
    ],
    isInfix: true,
  }),
})

const isFloats = (x: Value): x is Vector => x.kind === 'vector' && x.type === Type.float

const numbersOf = (x: Vector) => x.data as Float64Array

const floats = (data: Float64Array) => new Vector(Type.float, data)

/** The list of lists of floats with these rows. */
export const matrixOf = (rows: readonly Float64Array[]) => new List(rows.map(floats))

/** The rows of a float matrix; `type` for anything else, `length` if they differ in count. */
export function rowsOf(x: Value): Float64Array[] {
  if (x.kind !== 'list' || !x.length) return signal('type')
  const rows = x.items.map(row => (isFloats(row) ? numbersOf(row) : signal('type')))
  return rows.every(row => row.length === rows[0]?.length) ? rows : signal('length')
}

function dotProduct(x: Float64Array, y: Float64Array): number {
  if (x.length !== y.length) signal('length')
  let total = 0
  for (let i = 0; i < x.length; i++) total += (x[i] as number) * (y[i] as number)
  return total
}

/** Adds up multiples of the rows of y, so that both matrices are read in the order of their memory. */
function multiplyRows(session: Session, x: readonly Float64Array[], y: readonly Float64Array[]): Float64Array[] {
  if (x[0]?.length !== y.length) signal('length')
  return x.map(row => {
    session.checkTime()
    const product = new Float64Array(y[0]?.length ?? 0)
    for (let k = 0; k < y.length; k++) {
      const factor = row[k] as number
      const other = y[k] as Float64Array
      for (let i = 0; i < product.length; i++) product[i] = (product[i] as number) + factor * (other[i] as number)
    }
    return product
  })
}
