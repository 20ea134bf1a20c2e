/** For each item the sum of it and the `width - 1` before it, nulls as 0; from running sums, as q computes it. */
export function windowSums(numbers: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(numbers.length)
  const results = new Float64Array(numbers.length)
  let total = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (!Number.isNaN(number)) total += number
    sums[i] = total
    results[i] = i < width ? total : total - (sums[i - width] as number)
  }
  return results
}

/** How many items of each window are not NaN. */
export function windowCounts(numbers: Float64Array, width: number): Float64Array {
  return windowSums(
    numbers.map(number => (Number.isNaN(number) ? 0 : 1)),
    width,
  )
}

/** The mean of each window's items that are not NaN. */
export function windowMeans(numbers: Float64Array, width: number): Float64Array {
  const counts = windowCounts(numbers, width)
  return windowSums(numbers, width).map((sum, i) => sum / (counts[i] as number))
}

/** The standard deviation of each window's items that are not NaN. */
export function windowDeviations(numbers: Float64Array, width: number): Float64Array {
  const means = windowMeans(numbers, width)
  const squares = windowMeans(
    numbers.map(number => number * number),
    width,
  )
  return squares.map((square, i) => Math.sqrt(Math.max(0, square - (means[i] as number) ** 2)))
}
