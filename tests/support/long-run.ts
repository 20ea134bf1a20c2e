/** Whether everything is tried, as `npm run test:long` does; else a sample of what repeats itself. */
export const isLongRun = process.env.TICKWISE_TEST_LONG === '1'

/** All of `cases`, or every `step`th of them where not everything is tried. */
export function sampleCases<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, index) => isLongRun || index % step === 0)
}

/** In which colour mode and how many pixels wide pages are looked at: each once, or in all four ways. */
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
