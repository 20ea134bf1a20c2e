/** A day of the Gregorian calendar. Months and days count from 1. */
export interface CivilDate {
  year: number
  month: number
  day: number
}

const daysPerEra = 146_097
const yearsPerEra = 400
/** Days from 0000-03-01 to 2000-01-01. */
const epoch = 730_425

/**
 * Days since 2000.01.01: `daysFromCivil(2000, 1, 2)` is 1. Years count from March, so that the leap day comes last.
 * Month and day may lie outside of their usual range: month 13 is January of the next year.
 */
export function daysFromCivil(year: number, month: number, day: number): number {
  const months = year * 12 + month - 3
  const marchYear = Math.floor(months / 12)
  const marchMonth = months - marchYear * 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - epoch
}

/** The day of the calendar that lies `days` after 2000.01.01. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + epoch
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return { year: yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0), month, day }
}
