import { describe, expect, it } from 'vitest'
import { holidaysOf } from './public-holidays.ts'

const gauteng = { kind: 'province', slug: 'gauteng' } as const
const country = (slug: string) => ({ kind: 'country', slug }) as const

describe('public holidays', () => {
  it('are those of the Public Holidays Act in a province, with the Monday after a Sunday (D-256)', () => {
    expect(holidaysOf(gauteng, 2026)).toEqual([
      ...['2026-01-01', '2026-03-21', '2026-04-03', '2026-04-06', '2026-04-27', '2026-05-01', '2026-06-16'],
      ...['2026-08-09', '2026-08-10', '2026-09-24', '2026-12-16', '2026-12-25', '2026-12-26'],
    ])
    const days = ['2027-03-21', '2027-03-22', '2027-03-26', '2027-03-29', '2027-12-26', '2027-12-27']
    expect(holidaysOf({ kind: 'province', slug: 'limpopo' }, 2027)).toEqual(expect.arrayContaining(days))
  })

  it.each([
    ['namibia', '2026-03-21'],
    ['botswana', '2026-09-30'],
    ['eswatini', '2026-09-06'],
    ['lesotho', '2026-10-04'],
    ['zambia', '2026-10-24'],
    ['zimbabwe', '2026-04-18'],
  ])('include the national day of %s', (slug, day) => {
    expect(holidaysOf(country(slug), 2026)).toContain(day)
    expect(holidaysOf(gauteng, 2026).includes(day)).toBe(day === '2026-03-21')
  })

  it('include what editors added, once or every year', () => {
    const furtherHolidays = [
      { day: '2026-11-04', everyYear: false },
      { day: '2025-05-28', everyYear: true },
    ]
    const inYear = (year: number) => holidaysOf({ ...gauteng, furtherHolidays }, year)
    expect(inYear(2026)).toEqual(expect.arrayContaining(['2026-05-28', '2026-11-04']))
    expect(inYear(2027)).toContain('2027-05-28')
    expect(inYear(2027)).not.toContain('2027-11-04')
  })

  it('are those that editors added in a country without a calendar', () => {
    const furtherHolidays = [{ day: '2026-06-25', everyYear: true }]
    expect(holidaysOf({ ...country('mozambique'), furtherHolidays }, 2026)).toEqual(['2026-06-25'])
  })
})
