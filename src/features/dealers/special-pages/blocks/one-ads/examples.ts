import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleData, exampleSpecials } from '../../example-data.ts'
import type { SpecialsData } from '../../specials-data.ts'

const path = '/dealers/marula-toyota-bryanston'

export const examples = [
  {
    name: 'three advertised specials',
    path,
    live: { state: 'ready', data: exampleData(exampleSpecials.slice(0, 3)) },
    block: { id: 'one-ads-three', blockType: 'oneAds', title: 'As advertised.' },
  },
  {
    name: 'none at this time',
    path,
    live: { state: 'empty' },
    block: { id: 'one-ads-none', blockType: 'oneAds' },
  },
  {
    name: 'when they cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'one-ads-failed', blockType: 'oneAds' },
  },
] as const satisfies readonly BlockExample<'oneAds', SpecialsData>[]
