/** How far a loop moves in an operand: an operand of one item, an atom, is paired with every item of the other. */
export const stepOf = (operand: ArrayLike<unknown>, out: ArrayLike<unknown>): 0 | 1 =>
  operand.length === out.length ? 1 : 0

interface Writable<Item> {
  readonly length: number
  [index: number]: Item
}

/** Writes `combine` of each pair of items to `out`: `[1, 2]` and `[10]` with addition give `[11, 12]`. */
export function combineItems<Item, Results extends Writable<Item>>(
  combine: (a: Item, b: Item) => Item,
  x: ArrayLike<Item>,
  y: ArrayLike<Item>,
  out: Results,
): Results {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep)
    out[i] = combine(x[a] as Item, y[b] as Item)
  return out
}
