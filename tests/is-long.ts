/** Whether everything is tried, as `npm run test:long` does; else a sample of what repeats itself. */
export const isLong = process.env.TICKWISE_TEST_LONG === '1'

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
