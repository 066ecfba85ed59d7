import { describe, expect, it } from 'vitest'
import { homeZone, zoneNamed, zoneNames } from './zones.ts'

/** The offset of a zone at a moment, according to the runtime's time zone data: `GMT+03:00`. */
function offsetAt(timeZone: string, moment: string): string | undefined {
  return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value
}

describe('the time zones of venues', () => {
  it.each(zoneNames)('have their official offset in both halves of the year: %s (C-381)', (name) => {
    for (const moment of ['2025-01-15T12:00:00Z', '2026-07-15T12:00:00Z', '2027-01-15T12:00:00Z'])
      expect(offsetAt(name, moment)).toBe(`GMT${zoneNamed(name).offset}`)
  })

  it('are that of the site for an event without one', () => {
    expect(homeZone).toEqual({ name: 'Africa/Johannesburg', offset: '+02:00' })
    expect(zoneNamed(null)).toBe(homeZone)
    expect(zoneNamed('Mars/Olympus')).toBe(homeZone)
  })
})
