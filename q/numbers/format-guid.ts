/** A guid as 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. */
export function formatGuid(item: bigint): string {
  const digits = item.toString(16).padStart(32, '0')
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  )
}
