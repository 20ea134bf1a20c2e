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

/** The mean of each window's items that are not NaN. */
export function windowMeans(numbers: Float64Array, width: number): Float64Array {
  const known = new Float64Array(numbers.length)
  for (let i = 0; i < known.length; i++) known[i] = Number.isNaN(numbers[i]) ? 0 : 1
  const counts = windowSums(known, width)
  const means = windowSums(numbers, width)
  for (let i = 0; i < means.length; i++) means[i] = (means[i] as number) / (counts[i] as number)
  return means
}

/** The standard deviation of each window's items that are not NaN. */
export function windowDeviations(numbers: Float64Array, width: number): Float64Array {
  const squares = new Float64Array(numbers.length)
  for (let i = 0; i < squares.length; i++) squares[i] = (numbers[i] as number) ** 2
  const means = windowMeans(numbers, width)
  const deviations = windowMeans(squares, width)
  for (let i = 0; i < deviations.length; i++)
    deviations[i] = Math.sqrt(Math.max(0, (deviations[i] as number) - (means[i] as number) ** 2))
  return deviations
}
