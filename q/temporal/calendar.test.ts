import { expect, test } from 'vitest'
import { civilFromDays, daysFromCivil } from './calendar.ts'

test('days count from 2000.01.01', () => {
  expect(daysFromCivil(2000, 1, 1)).toBe(0)
  expect(daysFromCivil(1999, 12, 31)).toBe(-1)
  expect(daysFromCivil(2000, 3, 1)).toBe(60)
})

test('centuries are leap years only every fourth time', () => {
  expect(daysFromCivil(1900, 3, 1) - daysFromCivil(1900, 2, 28)).toBe(1)
  expect(daysFromCivil(2000, 3, 1) - daysFromCivil(2000, 2, 28)).toBe(2)
})

test('months beyond a year are those of the next', () => {
  expect(daysFromCivil(2023, 14, 1)).toBe(daysFromCivil(2024, 2, 1))
})

test('a day of the calendar is the day that follows the one before', () => {
  let expected = { year: 1, month: 1, day: 1 }
  for (let days = daysFromCivil(1, 1, 1); days < daysFromCivil(2500, 1, 1); days += 1) {
    const civil = civilFromDays(days)
    if (civil.year !== expected.year || civil.month !== expected.month || civil.day !== expected.day)
      expect(civil).toEqual(expected)
    if (days % 97 === 0) expect(daysFromCivil(civil.year, civil.month, civil.day)).toBe(days)
    expected = dayAfter(civil)
  }
})

function dayAfter({ year, month, day }: { year: number; month: number; day: number }) {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  if (day < (lengths[month - 1] ?? 0)) return { year, month, day: day + 1 }
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 }
}
