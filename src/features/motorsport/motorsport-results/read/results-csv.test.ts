import { describe, expect, it } from 'vitest'
import { readResultsCsv } from './results-csv.ts'

const read = (...lines: readonly string[]) => readResultsCsv(lines.join('\n'), 2026)
const summary = (...lines: readonly string[]) =>
  read(...lines).rows.map((row) => [
    row.line,
    row.outcome === 'accepted' ? row.row.driverName : row.problems.join(' '),
  ])

describe('a file of results', () => {
  it('gives every field of a row, whatever the order of its columns (C-101)', () => {
    const heading =
      'Driver Name,rank,points,year,navigatorName,National Championship,Car number,Dealer,regional,resultTime,id'
    const [row] = read(
      heading,
      'Thabo Molefe,1,25,2025,Ilse Kruger,NRC,7,Marula Racing,Gauteng,4:12:33,x1',
    ).rows
    expect(row).toEqual({
      ...{ line: 2, outcome: 'accepted', exit: null },
      row: {
        ...{
          id: 'x1',
          rank: 1,
          points: 25,
          year: 2025,
          driverName: 'Thabo Molefe',
          navigatorName: 'Ilse Kruger',
        },
        ...{ nationalChampionship: 'NRC', carNumber: '7', teamName: 'Marula Racing', regional: 'Gauteng' },
        ...{ resultTime: '4:12:33', teamImage: null, driverPath: null },
      },
    })
  })

  it('may come from a spreadsheet with semicolons, decimal commas, quotes, a byte order mark and Windows lines', () => {
    const { rows } = readResultsCsv('\uFEFFPos;Driver;Pts\r\n1;"Botha; Ruan";12,5\r\n', 2026)
    expect(rows).toMatchObject([
      { outcome: 'accepted', row: { rank: 1, driverName: 'Botha; Ruan', points: 12.5 } },
    ])
  })

  it('leaves cells without a value empty, and a zero a zero (C-100)', () => {
    const [row] = read('driver,points,rank,team', 'Ruan Botha,0,, ').rows
    expect(row).toMatchObject({ row: { points: 0, rank: null, teamName: null, year: null } })
  })

  it('reports each row with its line, and takes the good ones', () => {
    expect(
      summary(
        ...[
          'driver,rank,points,year',
          'Ruan Botha,1,25,2025',
          ',2,18,2025',
          '',
          'Anke Nel,first,-3,1899',
          'Zinhle Dube,4',
        ],
        'Lwazi Khoza,5,10,2025',
      ),
    ).toEqual([
      [2, 'Ruan Botha'],
      [3, 'The driver is missing.'],
      [
        5,
        'The rank “first” is not a number from 1 to 999. The points “-3” is not a number from 0 to 9999. The year “1899” is not a number from 1950 to 2027.',
      ],
      [6, 'The row has 2 fields, and the heading 4.'],
      [7, 'Lwazi Khoza'],
    ])
  })

  it('refuses a second row with the same result or id, and says where the first is', () => {
    expect(
      summary(
        ...[
          'id,driver,year,championship',
          'a,Ruan Botha,2025,NRC',
          'b,ruan botha,2025,nrc',
          'a,Anke Nel,2025,NRC',
        ],
        'c,Ruan Botha,2024,NRC',
      ),
    ).toEqual([
      [2, 'Ruan Botha'],
      [3, 'Line 2 has the same result.'],
      [4, 'Line 2 has the same result.'],
      [5, 'Ruan Botha'],
    ])
  })

  it('refuses texts that are too long or cannot be displayed', () => {
    expect(summary('driver,team', `${'x'.repeat(121)},A`, 'Ruan,"A\u0007"')).toEqual([
      [2, 'The driverName is longer than 120 characters.'],
      [3, 'The teamName contains characters that cannot be displayed.'],
    ])
  })

  it('names headings that it ignores', () => {
    expect(read('driver,Shoe size,', 'Ruan Botha,10,').ignored).toEqual(['Shoe size'])
  })

  it.each([
    ['nothing in it', '', 'The file is empty.'],
    ['no column for drivers', 'rank,points\n1,25', 'No column is called “driver”.'],
    ['two columns for one thing', 'driver,team,dealer\na,b,c', 'Two headings name the same column.'],
    [
      'a quote that is never closed',
      'driver\n"Ruan',
      'The file is no valid CSV near line 2: check its quotes.',
    ],
    ['too many rows', `driver\n${'Ruan\n'.repeat(2001)}`, 'The file has more than 2000 rows.'],
  ])('is refused as a whole with %s', (_, text, fault) => {
    expect(readResultsCsv(text, 2026)).toEqual({ fault, ignored: [], rows: [] })
  })
})
