import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleData, exampleSpecials } from '../../example-data.ts'
import type { SpecialsData } from '../../specials-data.ts'

const path = '/dealers/marula-toyota-bryanston/specials'

export const examples = [
  {
    name: 'ten specials in six categories',
    path,
    live: { state: 'ready', data: { ...exampleData(exampleSpecials), allPath: null } },
    block: {
      id: 'specials-ten',
      blockType: 'dealerSpecials',
      title: 'Worth the drive.',
      lead: 'Each of them until its last day.',
    },
  },
  {
    name: 'specials of a group, one dealer of which could not be read',
    path: '/dealers/groups/marula-motor-group/specials',
    live: {
      state: 'ready',
      data: {
        ...exampleData(exampleSpecials.slice(0, 3)),
        namesDealer: true,
        unavailable: ['Marula Toyota Polokwane'],
      },
    },
    block: { id: 'specials-group', blockType: 'dealerSpecials', title: 'At all our dealers.' },
  },
  {
    name: 'none at this time',
    path,
    live: { state: 'empty' },
    block: { id: 'specials-none', blockType: 'dealerSpecials' },
  },
  {
    name: 'when the specials cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'specials-failed', blockType: 'dealerSpecials' },
  },
] as const satisfies readonly BlockExample<'dealerSpecials', SpecialsData>[]
