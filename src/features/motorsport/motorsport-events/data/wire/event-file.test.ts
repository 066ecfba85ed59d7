import { describe, expect, it } from 'vitest'
import { readEventFile } from './event-file.ts'

const read = (...lines: readonly string[]) => readEventFile(lines.join('\n'), '2026-11-20')
const daysOf = ({ entries }: ReturnType<typeof read>) =>
  entries.map(({ event }) => event && `${event.startsOn} ${event.endsOn}`)

const head = 'id,title,date,category,description'

describe('a file of events', () => {
  it.each([
    ['C-080: the year of the other side', '31 Oct - 1 Nov 2025', '2025-10-31 2025-11-01'],
    ['C-081: two full dates', '31 Oct 2025 - 1 Nov 2025', '2025-10-31 2025-11-01'],
    ['C-081: one day', '5 December 2026', '2026-12-05 2026-12-05'],
    ['C-081: one month for both', '29-31 August 2026', '2026-08-29 2026-08-31'],
    ['C-081: Sept', '3 to 4 Sept 2026', '2026-09-03 2026-09-04'],
    ['C-081: an en dash', '3 – 4 September 2026', '2026-09-03 2026-09-04'],
    ['C-081: over the new year', '31 Dec - 2 Jan 2027', '2026-12-31 2027-01-02'],
  ])('is read with its dates as people write them: %s', (_, date, days) => {
    expect(daysOf(read(head, `1,Tour,${date},Cycling,Cape Town`))).toEqual([days])
  })

  it('names the line and the reason of each event that cannot be used, and reads the others (C-081)', () => {
    const { fault, entries } = read(
      head,
      '1,Tour,TBC,Cycling,',
      '2,Cup,5 December 2026,Rugby,',
      '3,,1 May 2027,Rugby,',
    )
    expect(fault).toBeNull()
    expect(entries.map(({ line, title, problem }) => [line, title, problem])).toEqual([
      [2, 'Tour', '“TBC” states no days.'],
      [3, 'Cup', null],
      [4, '', 'Its “title” is missing or not valid.'],
    ])
  })

  it('means the same by “national” and “isNational” (C-096, C-229)', () => {
    for (const column of ['national', 'isNational', 'Is national']) {
      const { entries } = read(
        `${head},${column}`,
        '1,Tour,5 December 2026,Cycling,,true',
        '2,Cup,5 December 2026,Rugby,,no',
      )
      expect(
        entries.map(({ event }) => event?.isNational),
        column,
      ).toEqual([true, false])
    }
    const list = (field: string) =>
      readEventFile(
        JSON.stringify([
          { id: 1, title: 'Tour', date: '5 December 2026', category: 'Cycling', [field]: true },
        ]),
        '2026-11-20',
      )
    expect(list('national')).toEqual(list('isNational'))
    expect(list('national').entries[0]?.event?.isNational).toBe(true)
  })

  it('is a table copied from a spreadsheet, with countries and a button, just as well', () => {
    const { entries } = read(
      ['Id', 'Title', 'Date', 'Category', 'Country 1', 'Button label', 'Button URL'].join('\t'),
      ['7', 'Tour', '5 December 2026', 'Cycling', 'Namibia', 'Enter', 'https://example.co.za/enter'].join(
        '\t',
      ),
    )
    expect(entries[0]?.event).toMatchObject({
      ...{ slug: 'tour-7', countries: ['Namibia'] },
      buttons: [{ label: 'Enter', href: 'https://example.co.za/enter' }],
    })
  })

  it('refuses an event that is there twice', () => {
    const { entries } = read(head, '1,Tour,5 December 2026,Cycling,', '1,tour,6 December 2026,Cycling,')
    expect(entries.map(({ problem }) => problem)).toEqual([null, 'Line 2 has the same title and id.'])
  })

  it.each([
    ['', 'The file has no events.'],
    [`${head}\n1,"Tour,5 December 2026,Cycling,`, 'The file is no valid CSV near line 2: check its quotes.'],
    ['[{"id": 1,', 'The file is no valid JSON.'],
  ])('is refused as a whole when it is broken', (text, fault) => {
    expect(readEventFile(text, '2026-11-20')).toEqual({ fault, entries: [] })
  })
})
