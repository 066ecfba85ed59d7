import type { Entrant } from '../season.ts'
import type { SeedSeason } from './seed-season.ts'

const entrants: readonly Entrant[] = [
  {
    driver: 'gideon-van-rensburg',
    name: 'Gideon van Rensburg',
    navigator: 'Mpho Letsie',
    number: '204',
    team: 'GAZOO Racing',
  },
  {
    driver: 'saskia-brandt',
    name: 'Saskia Brandt',
    navigator: 'Elton Kavari',
    number: '207',
    team: 'GAZOO Racing',
  },
  {
    driver: 'vusi-maseko',
    name: 'Vusi Maseko',
    navigator: 'Armand du Toit',
    number: '211',
    team: 'GAZOO Racing',
  },
  {
    driver: 'tendai-chikomo',
    name: 'Tendai Chikomo',
    navigator: 'Karla Pienaar',
    number: '216',
    team: 'Marula Motorsport',
  },
  {
    driver: 'johan-badenhorst',
    name: 'Johan Badenhorst',
    navigator: 'Neo Tau',
    number: '220',
    team: 'Kalahari Off-Road',
  },
  {
    driver: 'onalenna-sebina',
    name: 'Onalenna Sebina',
    navigator: 'Craig Wessels',
    number: '225',
    team: 'Gaborone Desert Racing',
  },
  {
    driver: 'werner-olckers',
    name: 'Werner Olckers',
    navigator: 'Thulani Biyela',
    number: '231',
    team: 'Kalahari Off-Road',
  },
  {
    driver: 'mandla-dlamini',
    name: 'Mandla Dlamini',
    navigator: 'Sanet Nortjé',
    number: '238',
    team: 'Mbabane Rally-Raid',
  },
]

/** The SA rally-raid championship: a prologue and a race in each round. All crews and results are invented. */
export const rallyRaidSeasons: readonly SeedSeason[] = [
  {
    championship: 'sarrc',
    year: 2025,
    scheme: 'rallyRaid',
    plannedRounds: 5,
    entrants,
    rounds: [
      {
        name: 'Mpumalanga 400',
        day: '2025-03-29',
        classifications: [
          {
            kind: 'stage',
            order:
              'vusi-maseko gideon-van-rensburg saskia-brandt johan-badenhorst tendai-chikomo onalenna-sebina mandla-dlamini werner-olckers',
          },
          {
            kind: 'rally',
            order:
              'saskia-brandt gideon-van-rensburg vusi-maseko tendai-chikomo werner-olckers onalenna-sebina mandla-dlamini | johan-badenhorst',
          },
        ],
      },
      {
        name: 'Sun City 450',
        day: '2025-05-10',
        classifications: [
          {
            kind: 'stage',
            order:
              'johan-badenhorst gideon-van-rensburg onalenna-sebina saskia-brandt tendai-chikomo vusi-maseko werner-olckers mandla-dlamini',
          },
          {
            kind: 'rally',
            order:
              'johan-badenhorst werner-olckers gideon-van-rensburg onalenna-sebina tendai-chikomo vusi-maseko mandla-dlamini | saskia-brandt',
          },
        ],
      },
      {
        name: 'Kalahari 1000',
        day: '2025-06-28',
        classifications: [
          {
            kind: 'stage',
            order:
              'gideon-van-rensburg vusi-maseko saskia-brandt tendai-chikomo onalenna-sebina johan-badenhorst mandla-dlamini werner-olckers',
          },
          {
            kind: 'rally',
            order:
              'saskia-brandt gideon-van-rensburg werner-olckers johan-badenhorst vusi-maseko mandla-dlamini onalenna-sebina tendai-chikomo',
          },
        ],
      },
      {
        name: 'Upington 500',
        day: '2025-08-23',
        classifications: [
          {
            kind: 'stage',
            order:
              'tendai-chikomo gideon-van-rensburg saskia-brandt onalenna-sebina johan-badenhorst vusi-maseko mandla-dlamini werner-olckers',
          },
          {
            kind: 'rally',
            order:
              'gideon-van-rensburg saskia-brandt tendai-chikomo mandla-dlamini onalenna-sebina johan-badenhorst werner-olckers | vusi-maseko',
          },
        ],
      },
      {
        name: 'Waterberg 400',
        day: '2025-10-18',
        classifications: [
          {
            kind: 'stage',
            order:
              'saskia-brandt gideon-van-rensburg johan-badenhorst vusi-maseko onalenna-sebina tendai-chikomo mandla-dlamini werner-olckers',
          },
          {
            kind: 'rally',
            order:
              'gideon-van-rensburg mandla-dlamini tendai-chikomo saskia-brandt vusi-maseko onalenna-sebina werner-olckers johan-badenhorst',
          },
        ],
      },
    ],
  },
  {
    championship: 'sarrc',
    year: 2026,
    scheme: 'rallyRaid',
    plannedRounds: 5,
    entrants,
    rounds: [
      {
        name: 'Mpumalanga 400',
        day: '2026-03-28',
        classifications: [
          {
            kind: 'stage',
            order:
              'saskia-brandt johan-badenhorst tendai-chikomo vusi-maseko gideon-van-rensburg onalenna-sebina werner-olckers mandla-dlamini',
          },
          {
            kind: 'rally',
            order:
              'saskia-brandt tendai-chikomo vusi-maseko gideon-van-rensburg johan-badenhorst werner-olckers mandla-dlamini # onalenna-sebina',
          },
        ],
      },
      {
        name: 'Sun City 450',
        day: '2026-05-16',
        classifications: [
          {
            kind: 'stage',
            order:
              'saskia-brandt vusi-maseko johan-badenhorst onalenna-sebina gideon-van-rensburg tendai-chikomo werner-olckers mandla-dlamini',
          },
          {
            kind: 'rally',
            order:
              'johan-badenhorst tendai-chikomo gideon-van-rensburg saskia-brandt vusi-maseko onalenna-sebina mandla-dlamini werner-olckers',
          },
        ],
      },
      {
        name: 'Kalahari 1000',
        day: '2026-06-27',
        classifications: [
          {
            kind: 'stage',
            order:
              'johan-badenhorst gideon-van-rensburg saskia-brandt vusi-maseko mandla-dlamini tendai-chikomo onalenna-sebina werner-olckers',
          },
          {
            kind: 'rally',
            order:
              'saskia-brandt gideon-van-rensburg onalenna-sebina werner-olckers mandla-dlamini | vusi-maseko tendai-chikomo # johan-badenhorst',
          },
        ],
      },
      {
        name: 'Upington 500',
        day: '2026-08-29',
        classifications: [
          {
            kind: 'stage',
            order:
              'gideon-van-rensburg johan-badenhorst onalenna-sebina werner-olckers saskia-brandt vusi-maseko mandla-dlamini tendai-chikomo',
          },
          {
            kind: 'rally',
            order:
              'gideon-van-rensburg saskia-brandt tendai-chikomo vusi-maseko johan-badenhorst mandla-dlamini onalenna-sebina werner-olckers',
          },
        ],
      },
    ],
  },
]
