/** Whether all cases of a test run, as in `npm run test:long`, and not only a sample of them. */
export const isLongRun = process.env.TICKWISE_TEST_LONG === '1'

/** All of `cases` in a long run, otherwise every `step`th. */
export function sampleCases<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, index) => isLongRun || index % step === 0)
}

/** The colour modes and widths (in pixels) in which pages are checked: each once, or in a long run all four combinations. */
export const colourModesAndWidths = [
  ['light', 1280],
  ['dark', 320],
  ...(isLongRun
    ? ([
        ['light', 320],
        ['dark', 1280],
      ] as const)
    : []),
] as const
