import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../event.test-support.ts'
import { type CalendarEntry, entryOfEvent } from './calendar-entry.ts'
import { calendarFile } from './icalendar.ts'

const productId = '-//Example//Events//EN'
const stamp = { uid: 'night-race-2026@example.co.za', changedAt: '2026-11-20T06:15:30.123Z' }

const fileOf = (fields: Parameters<typeof exampleEvent>[0] = {}) =>
  calendarFile([{ entry: entryOfEvent(exampleEvent(fields)), ...stamp }], { productId })

type Property = { readonly name: string; readonly parameters: string; readonly value: string }

/** Reads a file as a calendar does: RFC 5545 §3.1 unfolding, names and parameters, §3.3.11 texts. */
function read(file: string): Property[] {
  expect(file.endsWith('\r\n')).toBe(true)
  const unfolded = file.replace(/\r\n[ \t]/g, '').split('\r\n')
  return unfolded.slice(0, -1).map((line) => {
    const parts = /^([A-Z-]+)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/s.exec(line)
    if (!parts) throw new Error(`No content line: ${line}`)
    const [, name = '', parameters = '', value = ''] = parts
    return { name, parameters, value: value.replace(/\\([\\;,nN])/g, (_, c) => (/n/i.test(c) ? '\n' : c)) }
  })
}

const valuesOf = (properties: readonly Property[], name: string) =>
  properties.filter((property) => property.name === name).map(({ value }) => value)

describe('the iCalendar file of an event', () => {
  it('has one calendar with one event and what RFC 5545 requires of both (C-376)', () => {
    const properties = read(fileOf())
    expect(properties[0]).toMatchObject({ name: 'BEGIN', value: 'VCALENDAR' })
    expect(properties.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' })
    expect(valuesOf(properties, 'VERSION')).toEqual(['2.0'])
    expect(valuesOf(properties, 'PRODID')).toEqual(['-//Example//Events//EN'])
    expect(valuesOf(properties, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT'])
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY'])
      expect(valuesOf(properties, name), name).toHaveLength(1)
    expect(valuesOf(properties, 'DTSTAMP')).toEqual(['20261120T061530Z'])
  })

  it('keeps its identifier when the event changes (C-376)', () => {
    expect(valuesOf(read(fileOf({ name: 'Renamed', startsOn: '2027-01-01' })), 'UID')).toEqual([stamp.uid])
  })

  it('has whole days up to an exclusive end (C-377, C-378)', () => {
    const file = fileOf({ startsOn: '2026-12-05', endsOn: '2026-12-06' })
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261205\r\n')
    expect(file).toContain('\r\nDTEND;VALUE=DATE:20261207\r\n')
    expect(file).not.toContain('VTIMEZONE')
  })

  it.each([
    ['Africa/Johannesburg', '+02:00', '+0200'],
    ['Asia/Riyadh', '+03:00', '+0300'],
  ])('has times in the zone of the venue, which it defines: %s (C-377, C-381)', (name, offset, written) => {
    const properties = read(fileOf({ startTime: '18:30', zone: { name, offset } }))
    const start = properties.find((property) => property.name === 'DTSTART' && property.parameters !== '')
    expect(start).toEqual({ name: 'DTSTART', parameters: `;TZID=${name}`, value: '20261205T183000' })
    expect(properties.find((property) => property.name === 'DTEND')?.value).toBe('20261205T193000')
    expect(valuesOf(properties, 'TZID')).toEqual([name])
    expect(valuesOf(properties, 'TZOFFSETTO')).toEqual([written])
    expect(valuesOf(properties, 'TZOFFSETFROM')).toEqual([written])
    expect(valuesOf(properties, 'BEGIN')).toEqual(['VCALENDAR', 'VTIMEZONE', 'STANDARD', 'VEVENT'])
  })

  it('escapes commas, semicolons, backslashes and line breaks (C-376)', () => {
    const file = fileOf({ name: 'Rally, night; day', description: 'One\\two\r\nthree\rfour\nfive' })
    expect(file).toContain('SUMMARY:Rally\\, night\\; day\r\n')
    expect(file).toContain('DESCRIPTION:One\\\\two\\nthree\\nfour\\nfive\r\n')
  })

  it.each([
    ['ASCII', 'a'],
    ['two octets', 'é'],
    ['three octets', '–'],
    ['four octets', '🏁'],
    ['a sequence', '👩‍🚀'],
    ['escaped', ';'],
  ])('folds lines of up to 75 octets without splitting a character: %s (C-376)', (_, character) => {
    for (let count = 60; count < 160; count += 1) {
      const name = `${'x'.repeat(count % 7)}${character.repeat(count)}`
      const file = fileOf({ name })
      const bytes = Buffer.from(file)
      for (const line of bytes.toString('latin1').split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
      // A split character would not survive decoding each line on its own.
      const lines = bytes.toString('latin1').split('\r\n')
      const decoded = lines.map((line) => Buffer.from(line, 'latin1').toString('utf8')).join('\r\n')
      expect(decoded).toBe(file)
      expect(valuesOf(read(file), 'SUMMARY')).toEqual([name])
    }
  })

  it('lets no text of an editor add a property', () => {
    const entry: CalendarEntry = {
      ...entryOfEvent(exampleEvent()),
      title: 'A\r\nATTENDEE:mailto:someone@example.co.za\u0000\u0007',
      location: 'B\nEND:VEVENT',
    }
    const properties = read(calendarFile([{ entry, ...stamp }], { productId }))
    expect(valuesOf(properties, 'ATTENDEE')).toEqual([])
    expect(valuesOf(properties, 'SUMMARY')).toEqual(['A\nATTENDEE:mailto:someone@example.co.za'])
    expect(valuesOf(properties, 'END')).toEqual(['VEVENT', 'VCALENDAR'])
  })

  it('leaves out what the event does not have', () => {
    expect(valuesOf(read(fileOf({ location: '' })), 'LOCATION')).toEqual([])
    expect(valuesOf(read(fileOf()), 'DESCRIPTION')).toEqual([])
  })
})
