import type { BlockExample } from '#features/site/blocks/index.ts'
import { bareDealer, exampleDealer } from '../../example-data.ts'
import type { GroupData } from '../../group-data.ts'

const group: GroupData = {
  title: 'Marula Motor Group',
  provinces: [
    { name: 'Gauteng', dealers: [exampleDealer] },
    { name: 'Namibia', dealers: [bareDealer] },
    { name: 'Limpopo', dealers: [] },
  ],
}

export const examples = [
  {
    name: 'three provinces, one of them without dealers',
    live: { state: 'ready', data: group },
    block: { id: 'group-three', blockType: 'groupDealers', title: 'Near you.' },
  },
  {
    name: 'when the group cannot be read',
    live: { state: 'failed' },
    block: { id: 'group-failed', blockType: 'groupDealers' },
  },
] as const satisfies readonly BlockExample<'groupDealers', GroupData>[]
