import { describe, expect, it } from 'vitest'
import { readClassification } from './classification.ts'

const entrants = [
  { driver: 'lwazi-ndlela', name: 'Lwazi Ndlela', number: '7' },
  { driver: 'jody-oconnell', name: 'Jody O’Connell', number: '62' },
  { driver: 'josue-macuacua', name: 'Josué Macuácua', number: '58' },
  { driver: 'marco-steyn', name: 'Marco Steyn', number: '11' },
]
const read = (...lines: readonly string[]) => readClassification(lines.join('\n'), entrants, 2026)

describe('a pasted classification', () => {
  it('is read from a spreadsheet with tabs, with who left the race, in any order of its columns', () => {
    const report = read(
      ...['Driver\tPos\tTeam\tGap', 'Lwazi Ndlela\t1\tGAZOO Racing\t', 'Marco Steyn\tDNF\t\t+1 lap'],
      ...['Jody O’Connell\tDSQ\t\t', 'Josué Macuácua\tDNS\t\t'],
    )
    expect(report).toEqual({
      problems: [],
      ignored: ['Gap'],
      placings: [
        { driver: 'lwazi-ndlela', position: 1 },
        { driver: 'marco-steyn', unplaced: 'retired' },
        { driver: 'jody-oconnell', unplaced: 'disqualified' },
      ],
    })
  })

  it('finds drivers without accents and apostrophes, in capitals, or by car number with the surname first', () => {
    const { problems, placings } = read(
      ...['Pos,No,Driver', '1,58,JOSUE MACUACUA', '2,62,"O\'CONNELL, J."', '3,7,L. Ndlela'],
    )
    expect(problems).toEqual([])
    expect(placings.map(({ driver }) => driver)).toEqual(['josue-macuacua', 'jody-oconnell', 'lwazi-ndlela'])
  })

  it('accepts a dead heat, after which a position is free', () => {
    expect(read('Pos,Driver', '1,Lwazi Ndlela', '1,Marco Steyn', '3,Jody O’Connell').problems).toEqual([])
  })

  it.each([
    ['a stranger', ['1,,Piet Pompies'], 'Line 2: Piet Pompies is not among the entrants.'],
    [
      'a number that is another driver’s',
      ['1,7,Marco Steyn'],
      'Line 2: Car 7 is entered by Lwazi Ndlela, not by Marco Steyn.',
    ],
    [
      'a number with a strange name',
      ['1,7,P. Pompies'],
      'Line 2: Car 7 is entered by Lwazi Ndlela, not by P. Pompies.',
    ],
    ['no position', [',7,Lwazi Ndlela'], 'Line 2: The position of Lwazi Ndlela is missing.'],
    ['a gap', ['1,7,Lwazi Ndlela', '3,11,Marco Steyn'], 'Position 3 has one driver before it.'],
    ['a start with the second', ['2,7,Lwazi Ndlela'], 'Position 2 has 0 drivers before it.'],
    [
      'a driver named in two ways',
      ['1,7,Lwazi Ndlela', '2,7,Ndlela'],
      'Line 3: Lwazi Ndlela is in line 2 already.',
    ],
    [
      'a cell that is wrong',
      ['first,7,Lwazi Ndlela'],
      'Line 2: The rank “first” is not a number from 1 to 999.',
    ],
  ])('is refused with %s', (_, rows, problem) => {
    expect(read('Pos,No,Driver', ...rows).problems).toEqual([problem])
  })

  it('is refused without drivers, or without a heading that names them', () => {
    expect(read('Pos,Driver').problems).toEqual(['There is no driver below the heading.'])
    expect(read('1,Lwazi Ndlela').problems).toEqual(['No column is called “driver”.'])
  })
})
