import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, readIsoDay, readTypedDay } from './days.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The calendar, counted by hand: the oracle of what is a real day. */
const daysIn = (month: number, year: number) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const numbers = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 0, max: 32 }),
})
const realDay = numbers.filter(
  ({ year, month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year),
)

describe('a typed day', () => {
  it('is read when it is in the calendar, and refused otherwise, in both spellings (V-262)', () => {
    fc.assert(
      fc.property(numbers, ({ year, month, day }) => {
        const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
        const expected = isReal ? { year, month, day } : null
        expect(readTypedDay(`${two(day)}/${two(month)}/${year}`)).toEqual(expected)
        expect(readIsoDay(`${year}-${two(month)}-${two(day)}`)).toEqual(expected)
      }),
    )
  })

  it.each([
    '',
    '31/02/2012',
    '2012/02/01',
    '01-02-2012',
    '1/2/12',
    '01/02/1899',
    '01/02/20123',
    'x01/02/2012',
  ])('is refused when it is %j', (text) => expect(readTypedDay(text)).toBeNull())

  it('may leave out the zeros in front of day and month', () => {
    expect(readTypedDay('1/2/2012')).toEqual({ year: 2012, month: 2, day: 1 })
  })
})

describe('an age', () => {
  /** Counts birthdays one by one. Who was born on 29 February has it on 1 March in other years. */
  const birthdaysUntil = (today: Date, born: { year: number; month: number; day: number }) => {
    let count = -1
    for (let { year } = born; new Date(Date.UTC(year, born.month - 1, born.day)) <= today; year++) count += 1
    return count
  }

  it('is the number of birthdays since the day of birth', () => {
    fc.assert(
      fc.property(realDay, realDay, (today, born) => {
        const now = new Date(Date.UTC(today.year, today.month - 1, today.day))
        const expected = birthdaysUntil(now, born)
        if (expected >= 0) expect(ageOn(today, born)).toBe(expected)
        else expect(ageOn(today, born)).toBeLessThan(0)
      }),
    )
  })
})
