import { describe, expect, it } from 'vitest'
import { daylightAt, daylightChangeAfter } from './daylight.ts'

const at = (time: string) => daylightAt(new Date(`${time}+02:00`))

/** Published sunrise and sunset in Johannesburg: the longest day, the shortest, and the equinoxes. */
const almanac = [
  ['2026-12-21', '05:12', '18:59'],
  ['2026-06-21', '06:54', '17:24'],
  ['2026-03-20', '06:09', '18:17'],
  ['2026-09-23', '05:54', '18:02'],
] as const

describe('the part of the day', () => {
  it.each(almanac)('is dawn at sunrise and dusk at sunset on %s', (day, sunrise, sunset) => {
    expect(at(`${day}T${sunrise}:00`)).toBe('dawn')
    expect(at(`${day}T${sunset}:00`)).toBe('dusk')
  })

  it.each(almanac)('has changed an hour before and after them on %s', (day, sunrise, sunset) => {
    const shifted = (time: string, hours: number) => {
      const moment = new Date(new Date(`${day}T${time}:00+02:00`).getTime() + hours * 3_600_000)
      return daylightAt(moment)
    }
    expect([shifted(sunrise, -1), shifted(sunrise, 1)]).toEqual(['night', 'day'])
    expect([shifted(sunset, -1), shifted(sunset, 1)]).toEqual(['day', 'night'])
  })

  it('is day at noon and night at midnight, on every day of a leap year', () => {
    for (let day = 0; day < 366; day++) {
      const noon = Date.parse('2028-01-01T12:00:00+02:00') + day * 86_400_000
      expect(daylightAt(new Date(noon))).toBe('day')
      expect(daylightAt(new Date(noon + 12 * 3_600_000))).toBe('night')
    }
  })
})

describe('the next change', () => {
  it('is a moment at which the part of the day changes, four times a day', () => {
    let moment = new Date('2026-12-31T00:00:00+02:00')
    const seen: string[] = []
    for (let change = 0; change < 9; change++) {
      const next = daylightChangeAfter(moment)
      expect(daylightAt(new Date(next.getTime() - 1))).not.toBe(daylightAt(next))
      expect(next.getTime() - moment.getTime()).toBeLessThan(15 * 3_600_000)
      seen.push(daylightAt(next))
      moment = next
    }
    expect(seen.join(' ')).toBe('dawn day dusk night dawn day dusk night dawn')
  })
})
