/**
 * An innermost loop over two operands of the same sort of array, writing to `out`. Each has its operator written out,
 * because a loop that calls a function for every item takes several times as long.
 */
export type Kernel<Numbers, Results = Numbers> = (x: Numbers, y: Numbers, out: Results) => Results

/** How far a loop moves in an operand: an operand of one item, an atom, is paired with every item of the other. */
export const stepOf = (operand: ArrayLike<unknown>, out: ArrayLike<unknown>): 0 | 1 =>
  operand.length === out.length ? 1 : 0
