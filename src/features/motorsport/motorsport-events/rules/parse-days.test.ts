import { describe, expect, it } from 'vitest'
import { parseDays } from './parse-days.ts'

const days = (startsOn: string, endsOn = startsOn) => ({ startsOn, endsOn })

describe('the days of an event as text', () => {
  it.each([
    ['C-080, C-081: 31 Oct - 1 Nov 2025', days('2025-10-31', '2025-11-01')],
    ['C-081: 31 Oct 2025 - 1 Nov 2025', days('2025-10-31', '2025-11-01')],
    ['C-081: 5 December 2026', days('2026-12-05')],
    ['C-081: 29-31 August 2026', days('2026-08-29', '2026-08-31')],
    ['C-081: 12 Sept 2026', days('2026-09-12')],
    ['C-081: 12 – 14 March 2027', days('2027-03-12', '2027-03-14')],
    ['C-081: 12 to 14 March 2027', days('2027-03-12', '2027-03-14')],
    ['C-081: 31 Dec - 2 Jan 2027', days('2026-12-31', '2027-01-02')],
    ['31 Dec 2026 – 2 Jan', days('2026-12-31', '2027-01-02')],
    ['28 February 2027 until 3 March 2027', days('2027-02-28', '2027-03-03')],
    ['1st – 3rd May 2027', days('2027-05-01', '2027-05-03')],
    ['Sat, 5 Dec. 2026', days('2026-12-05')],
    ['Fri 4 – Sun 6 December 2026', days('2026-12-04', '2026-12-06')],
    ['August 29–31, 2026', days('2026-08-29', '2026-08-31')],
    ['2026-12-05', days('2026-12-05')],
    ['2026-12-05 - 2026-12-06', days('2026-12-05', '2026-12-06')],
    ['29 February 2028', days('2028-02-29')],
  ])('are read: %s', (title, expected) => {
    expect(parseDays(title.replace(/^C-[^:]*: /, ''))).toEqual(expected)
  })

  it.each([
    ['TBC'],
    [''],
    ['March 2027'],
    ['31 February 2027'],
    ['29 February 2027'],
    ['2026-13-05'],
    ['6 – 5 December 2026'],
    ['5 December 2026 – 4 December 2026'],
    ['1 – 2 – 3 May 2027'],
    ['Fri 5 December 2026'],
    ['5 and 12 December 2026'],
    ['5 Ja 2026'],
    ['5 December'],
  ])('are none in a text without, or with contradictory ones: “%s” (C-081)', (text) => {
    expect(parseDays(text)).toBeNull()
  })

  it.each([
    ['Sat 6 Feb', '2026-11-20', days('2027-02-06')],
    ['20 November', '2026-11-20', days('2026-11-20')],
    ['19 November', '2026-11-20', days('2027-11-19')],
    ['18 – 20 Nov', '2026-11-20', days('2026-11-18', '2026-11-20')],
    ['31 Dec – 2 Jan', '2027-01-01', days('2026-12-31', '2027-01-02')],
    ['12 – 14 March', '2026-11-20', days('2027-03-12', '2027-03-14')],
  ] as const)('are the next ones when no year is stated: %s, read on %s', (text, reference, expected) => {
    expect(parseDays(text, reference)).toEqual(expected)
  })

  it('reads back every day of two years in three notations', () => {
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
    const first = Date.UTC(2027, 0, 1)
    for (let index = 0; index < 731; index += 1) {
      const moment = new Date(first + index * 86_400_000)
      const iso = moment.toISOString().slice(0, 10)
      const [date, month, year] = [moment.getUTCDate(), moment.getUTCMonth(), moment.getUTCFullYear()]
      const texts = [iso, `${date} ${months[month]} ${year}`, `${months[month]} ${date}, ${year}`]
      for (const text of texts) expect(parseDays(text), text).toEqual(days(iso))
    }
  })
})
