import type { Entrant } from '../season.ts'
import type { SeedSeason } from './seed-season.ts'

const entrants: readonly Entrant[] = [
  { driver: 'lwazi-ndlela', name: 'Lwazi Ndlela', number: '7', team: 'GAZOO Racing' },
  { driver: 'marco-steyn', name: 'Marco Steyn', number: '11', team: 'GAZOO Racing' },
  { driver: 'anke-viljoen', name: 'Anke Viljoen', number: '23', team: 'GAZOO Racing' },
  { driver: 'tumelo-kgosi', name: 'Tumelo Kgosi', number: '31', team: 'Marula Motorsport' },
  { driver: 'nadia-fakier', name: 'Nadia Fakier', number: '44', team: 'Marula Motorsport' },
  { driver: 'josue-macuacua', name: 'Josué Macuácua', number: '58', team: 'Maputo Autosport' },
  { driver: 'jody-oconnell', name: 'Jody O’Connell', number: '62', team: 'Kestrel Racing' },
  { driver: 'pieter-jan-cilliers', name: 'Pieter-Jan Cilliers', number: '85', team: 'Kestrel Racing' },
  { driver: 'refilwe-sithole', name: 'Refilwe Sithole', number: '90', team: 'Highveld Junior Team' },
  { driver: 'dewald-strauss', name: 'Dewald Strauss', number: '99', team: 'Orange Bend Racing' },
]

/** The GR Cup: two races in each round. All drivers and results are invented. */
export const grCupSeasons: readonly SeedSeason[] = [
  {
    championship: 'gr-cup',
    year: 2025,
    scheme: 'circuit',
    plannedRounds: 6,
    entrants,
    rounds: [
      {
        name: 'Killarney',
        day: '2025-03-15',
        classifications: [
          {
            kind: 'race',
            order:
              'lwazi-ndlela marco-steyn josue-macuacua nadia-fakier tumelo-kgosi refilwe-sithole anke-viljoen pieter-jan-cilliers jody-oconnell dewald-strauss',
          },
          {
            kind: 'race',
            order:
              'nadia-fakier lwazi-ndlela tumelo-kgosi anke-viljoen jody-oconnell josue-macuacua marco-steyn refilwe-sithole pieter-jan-cilliers | dewald-strauss',
          },
        ],
      },
      {
        name: 'Zwartkops',
        day: '2025-04-26',
        classifications: [
          {
            kind: 'race',
            order:
              'marco-steyn josue-macuacua lwazi-ndlela nadia-fakier anke-viljoen jody-oconnell dewald-strauss refilwe-sithole | tumelo-kgosi pieter-jan-cilliers',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela marco-steyn josue-macuacua jody-oconnell anke-viljoen tumelo-kgosi nadia-fakier dewald-strauss pieter-jan-cilliers refilwe-sithole',
          },
        ],
      },
      {
        name: 'East London',
        day: '2025-06-14',
        classifications: [
          {
            kind: 'race',
            order:
              'marco-steyn lwazi-ndlela anke-viljoen tumelo-kgosi pieter-jan-cilliers josue-macuacua nadia-fakier dewald-strauss jody-oconnell refilwe-sithole',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela marco-steyn jody-oconnell josue-macuacua anke-viljoen tumelo-kgosi refilwe-sithole nadia-fakier | pieter-jan-cilliers dewald-strauss',
            share: 'half',
          },
        ],
      },
      {
        name: 'Phakisa',
        day: '2025-07-26',
        classifications: [
          {
            kind: 'race',
            order:
              'lwazi-ndlela marco-steyn tumelo-kgosi anke-viljoen nadia-fakier refilwe-sithole dewald-strauss jody-oconnell josue-macuacua pieter-jan-cilliers',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela nadia-fakier pieter-jan-cilliers refilwe-sithole jody-oconnell tumelo-kgosi dewald-strauss | marco-steyn anke-viljoen josue-macuacua',
          },
        ],
      },
      {
        name: 'Aldo Scribante',
        day: '2025-09-06',
        classifications: [
          {
            kind: 'race',
            order:
              'marco-steyn lwazi-ndlela nadia-fakier anke-viljoen josue-macuacua jody-oconnell dewald-strauss refilwe-sithole | tumelo-kgosi pieter-jan-cilliers',
          },
          {
            kind: 'race',
            order:
              'tumelo-kgosi marco-steyn anke-viljoen nadia-fakier lwazi-ndlela pieter-jan-cilliers dewald-strauss jody-oconnell refilwe-sithole # josue-macuacua',
          },
        ],
      },
      {
        name: 'Kyalami',
        day: '2025-10-25',
        classifications: [
          {
            kind: 'race',
            order:
              'lwazi-ndlela tumelo-kgosi josue-macuacua marco-steyn anke-viljoen jody-oconnell refilwe-sithole nadia-fakier pieter-jan-cilliers dewald-strauss',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela marco-steyn josue-macuacua nadia-fakier tumelo-kgosi anke-viljoen dewald-strauss refilwe-sithole pieter-jan-cilliers jody-oconnell',
          },
        ],
      },
    ],
  },
  {
    championship: 'gr-cup',
    year: 2026,
    scheme: 'circuit',
    plannedRounds: 6,
    entrants,
    rounds: [
      {
        name: 'Zwartkops',
        day: '2026-03-14',
        classifications: [
          {
            kind: 'race',
            order:
              'tumelo-kgosi josue-macuacua anke-viljoen nadia-fakier dewald-strauss pieter-jan-cilliers jody-oconnell refilwe-sithole | lwazi-ndlela marco-steyn',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela refilwe-sithole nadia-fakier pieter-jan-cilliers anke-viljoen josue-macuacua marco-steyn jody-oconnell tumelo-kgosi | dewald-strauss',
          },
        ],
      },
      {
        name: 'Killarney',
        day: '2026-04-25',
        classifications: [
          {
            kind: 'race',
            order:
              'anke-viljoen josue-macuacua lwazi-ndlela pieter-jan-cilliers nadia-fakier marco-steyn tumelo-kgosi jody-oconnell dewald-strauss | refilwe-sithole',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela tumelo-kgosi josue-macuacua marco-steyn jody-oconnell pieter-jan-cilliers nadia-fakier refilwe-sithole dewald-strauss | anke-viljoen',
          },
        ],
      },
      {
        name: 'Red Star Raceway',
        day: '2026-06-13',
        classifications: [
          {
            kind: 'race',
            order:
              'nadia-fakier josue-macuacua lwazi-ndlela marco-steyn tumelo-kgosi anke-viljoen jody-oconnell refilwe-sithole dewald-strauss | pieter-jan-cilliers',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela tumelo-kgosi anke-viljoen josue-macuacua marco-steyn pieter-jan-cilliers nadia-fakier jody-oconnell dewald-strauss refilwe-sithole',
          },
        ],
      },
      {
        name: 'Aldo Scribante',
        day: '2026-08-01',
        classifications: [
          {
            kind: 'race',
            order:
              'lwazi-ndlela anke-viljoen tumelo-kgosi josue-macuacua nadia-fakier marco-steyn refilwe-sithole jody-oconnell dewald-strauss pieter-jan-cilliers',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela marco-steyn nadia-fakier tumelo-kgosi anke-viljoen dewald-strauss jody-oconnell pieter-jan-cilliers refilwe-sithole | josue-macuacua',
          },
        ],
      },
      {
        name: 'East London',
        day: '2026-09-12',
        classifications: [
          {
            kind: 'race',
            order:
              'lwazi-ndlela anke-viljoen tumelo-kgosi pieter-jan-cilliers marco-steyn nadia-fakier jody-oconnell dewald-strauss refilwe-sithole | josue-macuacua',
          },
          {
            kind: 'race',
            order:
              'lwazi-ndlela tumelo-kgosi marco-steyn anke-viljoen jody-oconnell josue-macuacua nadia-fakier pieter-jan-cilliers dewald-strauss refilwe-sithole',
          },
        ],
      },
    ],
  },
]
