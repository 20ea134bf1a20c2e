import { signal } from '../../values/q-error.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { matrixOf, rowsOf } from './matrix.ts'
import { invertMatrix, solveLeastSquares } from './solve-matrix.ts'

/** `inv x`: the inverse of a square float matrix; nulls if it has none */
function inverse(x: Value): Value {
  const rows = rowsOf(x)
  if (rows.some(row => row.length !== rows.length)) signal('length')
  return matrixOf(invertMatrix(rows))
}

/** `x lsq y`: the matrix whose product with y comes closest to x */
function leastSquares(x: Value, y: Value): Value {
  const [left, right] = [rowsOf(x), rowsOf(y)]
  if (left[0]?.length !== right[0]?.length) signal('length')
  return matrixOf(solveLeastSquares(left, right))
}

/** `inv` and `lsq`. */
export const inversion: VerbTable = { inv: unary(inverse), lsq: binary(leastSquares) }
