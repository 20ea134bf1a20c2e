/** Whether everything is tried, as `npm run test:long` does; else a sample of what repeats itself. */
export const isLong = process.env.TICKWISE_TEST_LONG === '1'

/** All of `cases`, or every `step`th of them where not everything is tried. */
export function sample<T>(cases: readonly T[], step: number): T[] {
  return cases.filter((_, index) => isLong || index % step === 0)
}

/** In which colour mode and how many pixels wide pages are looked at: each once, or in all four ways. */
export const looks = [
  ['light', 1280],
  ['dark', 320],
  ...(isLong
    ? ([
        ['light', 320],
        ['dark', 1280],
      ] as const)
    : []),
] as const
