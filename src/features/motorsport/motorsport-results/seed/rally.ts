import type { Entrant } from '../season.ts'
import type { SeedSeason } from './seed-season.ts'

const entrants: readonly Entrant[] = [
  {
    driver: 'riaan-grobbelaar',
    name: 'Riaan Grobbelaar',
    navigator: 'Lerato Seboka',
    number: '1',
    team: 'GAZOO Racing',
  },
  {
    driver: 'thandeka-mthembu',
    name: 'Thandeka Mthembu',
    navigator: 'Piet Vosloo',
    number: '4',
    team: 'GAZOO Racing',
  },
  {
    driver: 'kabelo-moroka',
    name: 'Kabelo Moroka',
    navigator: 'Ilse Kruger',
    number: '8',
    team: 'Marula Motorsport',
  },
  {
    driver: 'francois-terblanche',
    name: 'Francois Terblanche',
    navigator: 'Zanele Gumede',
    number: '12',
    team: 'Overberg Rally Team',
  },
  {
    driver: 'natasha-pretorius',
    name: 'Natasha Pretorius',
    navigator: 'Rudi Coetzer',
    number: '17',
    team: 'Overberg Rally Team',
  },
  {
    driver: 'lineekela-shivute',
    name: 'Lineekela Shivute',
    navigator: 'Uwe Hartmann',
    number: '21',
    team: 'Windhoek Rallysport',
  },
  {
    driver: 'bongani-khathi',
    name: 'Bongani Khathi',
    navigator: 'Megan Fourie',
    number: '26',
    team: 'Midlands Rally Club',
  },
  {
    driver: 'gert-swiegers',
    name: 'Gert Swiegers',
    navigator: 'Ayanda Zungu',
    number: '33',
    team: 'Midlands Rally Club',
  },
]

/** The national rally championship: a rally and its power stage in each round. All crews and results are invented. */
export const rallySeasons: readonly SeedSeason[] = [
  {
    championship: 'nrc',
    year: 2025,
    scheme: 'rally',
    plannedRounds: 6,
    entrants,
    rounds: [
      {
        name: 'Natal Midlands Rally',
        day: '2025-02-22',
        classifications: [
          {
            kind: 'rally',
            order:
              'francois-terblanche thandeka-mthembu riaan-grobbelaar natasha-pretorius kabelo-moroka gert-swiegers bongani-khathi lineekela-shivute',
          },
          {
            kind: 'powerStage',
            order: 'natasha-pretorius francois-terblanche kabelo-moroka bongani-khathi riaan-grobbelaar',
          },
        ],
      },
      {
        name: 'Overberg Rally',
        day: '2025-04-05',
        classifications: [
          {
            kind: 'rally',
            order:
              'thandeka-mthembu riaan-grobbelaar francois-terblanche kabelo-moroka bongani-khathi lineekela-shivute gert-swiegers | natasha-pretorius',
          },
          {
            kind: 'powerStage',
            order: 'lineekela-shivute gert-swiegers bongani-khathi kabelo-moroka riaan-grobbelaar',
          },
        ],
      },
      {
        name: 'Tzaneen Forest Rally',
        day: '2025-05-31',
        classifications: [
          {
            kind: 'rally',
            order:
              'thandeka-mthembu riaan-grobbelaar francois-terblanche kabelo-moroka gert-swiegers natasha-pretorius bongani-khathi | lineekela-shivute',
          },
          {
            kind: 'powerStage',
            order: 'francois-terblanche kabelo-moroka riaan-grobbelaar natasha-pretorius gert-swiegers',
          },
        ],
      },
      {
        name: 'Garden Route Rally',
        day: '2025-07-19',
        classifications: [
          {
            kind: 'rally',
            order:
              'riaan-grobbelaar thandeka-mthembu francois-terblanche natasha-pretorius lineekela-shivute kabelo-moroka gert-swiegers # bongani-khathi',
          },
          {
            kind: 'powerStage',
            order: 'francois-terblanche riaan-grobbelaar thandeka-mthembu natasha-pretorius gert-swiegers',
          },
        ],
      },
      {
        name: 'Secunda Rally',
        day: '2025-09-13',
        classifications: [
          {
            kind: 'rally',
            order:
              'lineekela-shivute riaan-grobbelaar thandeka-mthembu natasha-pretorius kabelo-moroka bongani-khathi gert-swiegers | francois-terblanche',
          },
          {
            kind: 'powerStage',
            order: 'thandeka-mthembu kabelo-moroka riaan-grobbelaar lineekela-shivute natasha-pretorius',
          },
        ],
      },
      {
        name: 'Lowveld Rally',
        day: '2025-11-01',
        classifications: [
          {
            kind: 'rally',
            order:
              'francois-terblanche riaan-grobbelaar natasha-pretorius lineekela-shivute kabelo-moroka thandeka-mthembu gert-swiegers bongani-khathi',
          },
          {
            kind: 'powerStage',
            order: 'lineekela-shivute bongani-khathi thandeka-mthembu natasha-pretorius gert-swiegers',
          },
        ],
      },
    ],
  },
  {
    championship: 'nrc',
    year: 2026,
    scheme: 'rally',
    plannedRounds: 6,
    entrants,
    rounds: [
      {
        name: 'Natal Midlands Rally',
        day: '2026-02-28',
        classifications: [
          {
            kind: 'rally',
            order:
              'lineekela-shivute thandeka-mthembu riaan-grobbelaar francois-terblanche natasha-pretorius gert-swiegers kabelo-moroka bongani-khathi',
          },
          {
            kind: 'powerStage',
            order: 'bongani-khathi gert-swiegers riaan-grobbelaar natasha-pretorius kabelo-moroka',
          },
        ],
      },
      {
        name: 'Overberg Rally',
        day: '2026-04-11',
        classifications: [
          {
            kind: 'rally',
            order:
              'francois-terblanche kabelo-moroka lineekela-shivute gert-swiegers thandeka-mthembu bongani-khathi | riaan-grobbelaar natasha-pretorius',
          },
          {
            kind: 'powerStage',
            order: 'thandeka-mthembu bongani-khathi francois-terblanche lineekela-shivute kabelo-moroka',
          },
        ],
      },
      {
        name: 'Tzaneen Forest Rally',
        day: '2026-06-06',
        classifications: [
          {
            kind: 'rally',
            order:
              'riaan-grobbelaar thandeka-mthembu kabelo-moroka francois-terblanche bongani-khathi lineekela-shivute natasha-pretorius gert-swiegers',
          },
          {
            kind: 'powerStage',
            order: 'francois-terblanche kabelo-moroka riaan-grobbelaar lineekela-shivute natasha-pretorius',
          },
        ],
      },
      {
        name: 'Garden Route Rally',
        day: '2026-07-25',
        classifications: [
          {
            kind: 'rally',
            order:
              'natasha-pretorius bongani-khathi gert-swiegers francois-terblanche kabelo-moroka lineekela-shivute thandeka-mthembu | riaan-grobbelaar',
          },
          {
            kind: 'powerStage',
            order: 'francois-terblanche natasha-pretorius lineekela-shivute thandeka-mthembu bongani-khathi',
          },
        ],
      },
      {
        name: 'Secunda Rally',
        day: '2026-09-19',
        classifications: [
          {
            kind: 'rally',
            order:
              'riaan-grobbelaar francois-terblanche thandeka-mthembu kabelo-moroka bongani-khathi lineekela-shivute gert-swiegers natasha-pretorius',
          },
          {
            kind: 'powerStage',
            order: 'thandeka-mthembu francois-terblanche lineekela-shivute bongani-khathi natasha-pretorius',
          },
        ],
      },
    ],
  },
]
