import { signal } from '../../values/errors.ts'
import { spend } from '../../values/meter.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { matrixOf, rowsOf } from './matrix.ts'

/** `inv x`: the inverse of a square float matrix; nulls or infinities if it has none. */
function inv(x: Value): Value {
  const rows = rowsOf(x)
  if (rows.some(row => row.length !== rows.length)) signal('length')
  return matrixOf(invertMatrix(rows))
}

/** `x lsq y`: the matrix whose product with y comes closest to x. */
function lsq(x: Value, y: Value): Value {
  const [left, right] = [rowsOf(x), rowsOf(y)]
  if (left[0]?.length !== right[0]?.length) signal('length')
  return matrixOf(solveLeastSquares(left, right))
}

export const matrixDivisionVerbs: VerbTable = {
  inv: unary(inv, {
    shape: 'inv x',
    help: 'the inverse of a square matrix of floats',
    examples: [
      ['inv(2 0f;0 4f)', '0.5 0   \n0   0.25'],
      ['inv enlist 2 4f', "'length\n  [0]  inv enlist 2 4f\n       ^"],
    ],
  }),
  lsq: binary(lsq, {
    shape: 'x lsq y',
    help: 'solves x = r mmu y by least squares',
    examples: [
      ['(enlist 5 11f)lsq(1 2f;3 4f)', '6.5 -0.5'],
      ['(enlist 1 2f)lsq enlist 2 2f', '0.75'],
    ],
    isInfix: true,
  }),
}

/** A matrix as its rows. */
type Rows = readonly Float64Array[]

/** The inverse, column by column, from a decomposition into lower and upper triangles. A singular matrix gives NaN or infinities. */
function invertMatrix(matrix: Rows): Float64Array[] {
  const { rows, order } = decompose(matrix)
  const size = rows.length
  const inverse = rows.map(() => new Float64Array(size))
  for (let column = 0; column < size; column++) {
    const solution = Float64Array.from(order, index => (index === column ? 1 : 0))
    spend(size * size)
    substituteForward(rows, solution)
    substituteBackward(rows, solution)
    for (let i = 0; i < size; i++) (inverse[i] as Float64Array)[column] = solution[i] as number
  }
  return inverse
}

/**
 * Gaussian elimination with the greatest item of each column as pivot. Both triangles share one matrix; the diagonal of
 * the lower one, all 1, is left out.
 */
function decompose(matrix: Rows): { rows: Float64Array[]; order: number[] } {
  const rows = matrix.map(row => row.slice())
  const order = rows.map((_, i) => i)
  for (let k = 0; k < rows.length; k++) {
    const pivot = indexOfPivot(rows, k)
    swap(rows, k, pivot)
    swap(order, k, pivot)
    for (let i = k + 1; i < rows.length; i++) eliminate(rows[i] as Float64Array, rows[k] as Float64Array, k)
  }
  return { rows, order }
}

function indexOfPivot(rows: Rows, column: number): number {
  let index = column
  for (let i = column + 1; i < rows.length; i++)
    if (Math.abs(at(rows, i, column)) > Math.abs(at(rows, index, column))) index = i
  return index
}

function eliminate(row: Float64Array, pivotRow: Float64Array, column: number): void {
  spend(row.length)
  const factor = (row[column] as number) / (pivotRow[column] as number)
  row[column] = factor
  for (let j = column + 1; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivotRow[j] as number)
}

function substituteForward(rows: Rows, solution: Float64Array): void {
  for (let i = 0; i < solution.length; i++)
    for (let j = 0; j < i; j++) solution[i] = (solution[i] as number) - at(rows, i, j) * (solution[j] as number)
}

function substituteBackward(rows: Rows, solution: Float64Array): void {
  for (let i = solution.length - 1; i >= 0; i--) {
    for (let j = i + 1; j < solution.length; j++)
      solution[i] = (solution[i] as number) - at(rows, i, j) * (solution[j] as number)
    solution[i] = (solution[i] as number) / at(rows, i, i)
  }
}

/** Solves the normal equations, one row of x at a time, with Cholesky's factor of y times its transpose. */
function solveLeastSquares(x: Rows, y: Rows): Float64Array[] {
  const triangle = factorise(y.map(row => Float64Array.from(y, other => dot(row, other))))
  return x.map(row => {
    const solution = Float64Array.from(y, other => dot(row, other))
    const size = solution.length
    spend(size * size)
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < i; j++) solution[i] = (solution[i] as number) - at(triangle, i, j) * (solution[j] as number)
      solution[i] = (solution[i] as number) / at(triangle, i, i)
    }
    for (let i = size - 1; i >= 0; i--) {
      let known = 0
      for (let j = i + 1; j < size; j++) known += at(triangle, j, i) * (solution[j] as number)
      solution[i] = ((solution[i] as number) - known) / at(triangle, i, i)
    }
    return solution
  })
}

/** Cholesky's lower triangle of a symmetric matrix: its product with its transpose is the matrix. */
function factorise(matrix: Rows): Float64Array[] {
  const triangle = matrix.map(row => new Float64Array(row.length))
  for (let i = 0; i < triangle.length; i++) {
    const row = triangle[i] as Float64Array
    for (let j = 0; j <= i; j++) {
      spend(j)
      let rest = at(matrix, i, j)
      for (let k = 0; k < j; k++) rest -= (row[k] as number) * at(triangle, j, k)
      row[j] = i === j ? Math.sqrt(rest) : rest / at(triangle, j, j)
    }
  }
  return triangle
}

const at = (rows: Rows, i: number, j: number): number => (rows[i] as Float64Array)[j] as number

function dot(x: Float64Array, y: Float64Array): number {
  let total = 0
  for (let i = 0; i < x.length; i++) total += (x[i] as number) * (y[i] as number)
  return total
}

function swap<Item>(items: Item[], i: number, j: number): void {
  const item = items[i] as Item
  items[i] = items[j] as Item
  items[j] = item
}
