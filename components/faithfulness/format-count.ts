const withCommas = new Intl.NumberFormat('en-GB')

/** `1592, 1845` -> `1,592 of 1,845`. */
export function formatCount({ passed, total }: { passed: number; total: number }): string {
  return `${withCommas.format(passed)} of ${withCommas.format(total)}`
}

/** The share in whole per cent, rounded down so that only a full score is `100%`. */
export function formatShare({ passed, total }: { passed: number; total: number }): string {
  return total === 0 ? '–' : `${Math.floor((100 * passed) / total)}%`
}
