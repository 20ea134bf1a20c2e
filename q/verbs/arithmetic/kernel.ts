/**
 * An innermost loop over two operands of the same sort of array, writing to `out`. The kernels for doubles have their
 * operator written out: `combineItems`, which calls a function for every item, takes several times as long.
 */
export type Kernel<Numbers, Results = Numbers> = (x: Numbers, y: Numbers, out: Results) => Results
