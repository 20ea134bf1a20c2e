/**
 * An innermost loop over two operands of the same sort of array, writing to `out`; by default it gives `out` back. The
 * kernels have their operator written out: `combineItems`, which calls a function for every item, takes several times
 * as long.
 */
export type Kernel<Numbers, Result = Numbers> = (x: Numbers, y: Numbers, out: Numbers) => Result
