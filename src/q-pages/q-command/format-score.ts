import type { Count, Score } from './score-cases.ts'

/** A table of how many cases agree, by area. */
export function formatScore({ areas, effects, errorTexts, ...all }: Score): string {
  return [
    ...areas.map(({ name, ...count }) => `${shareOf(count).padStart(18)}  ${name}`),
    `effects that ran ${shareOf(effects)}`,
    `whole error texts ${shareOf(errorTexts)}`,
    `strict ${shareOf(all)}`,
  ].join('\n')
}

function shareOf({ passed, total }: Count): string {
  return `${passed}/${total} ${((100 * passed) / Math.max(1, total)).toFixed(1)} %`
}
