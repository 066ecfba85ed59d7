import type { Entrant, Season } from './season.ts'

const entrants: readonly Entrant[] = [
  { driver: 'lwazi-ndlela', name: 'Lwazi Ndlela', number: '7', team: 'GAZOO Racing' },
  { driver: 'marco-steyn', name: 'Marco Steyn', number: '11', team: 'GAZOO Racing' },
  { driver: 'jody-oconnell', name: 'Jody O’Connell', number: '62', team: 'Kestrel Racing' },
]

const race = (...drivers: readonly string[]) => ({
  kind: 'race' as const,
  placings: drivers.map((driver, index) => ({ driver, position: index + 1 })),
})

const common = {
  ...{ championship: 'gr-cup', plannedRounds: 2, entrants },
  scheme: { tables: { race: [20, 17, 15] }, counted: null },
} as const

/** A season that runs and one that is over, for examples and tests. */
export const exampleSeasons: readonly Season[] = [
  {
    ...{ ...common, year: 2026 },
    rounds: [
      {
        ...{ name: 'Killarney', day: '2026-03-14' },
        classifications: [race('marco-steyn', 'lwazi-ndlela', 'jody-oconnell')],
      },
    ],
  },
  {
    ...{ ...common, year: 2025 },
    rounds: [
      {
        ...{ name: 'Killarney', day: '2025-03-15' },
        classifications: [race('lwazi-ndlela', 'marco-steyn', 'jody-oconnell')],
      },
      {
        ...{ name: 'Zwartkops', day: '2025-04-26' },
        classifications: [race('lwazi-ndlela', 'jody-oconnell', 'marco-steyn')],
      },
    ],
  },
]
