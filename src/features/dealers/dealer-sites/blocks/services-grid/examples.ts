import type { BlockExample } from '#features/site/blocks/index.ts'
import type { DealerData } from '../../dealer-data.ts'
import { exampleDealer } from '../../example-data.ts'

const titles = 'Valet Tyres Towing Glass Batteries Exhausts Alignment Keys Audio Paint'.split(' ')

export const examples = [
  {
    name: 'the services of the dealer',
    live: { state: 'ready', data: exampleDealer },
    block: { id: 'services-dealer', blockType: 'servicesGrid' },
  },
  {
    name: 'ten services of the section itself, of which eight are shown',
    block: {
      id: 'services-ten',
      blockType: 'servicesGrid',
      title: 'Everything on one forecourt.',
      cards: titles.map((title, index) => ({
        id: title,
        icon: index % 2 === 0 ? ('wrench' as const) : null,
        title,
        text: index % 3 === 0 ? 'Done while you wait.' : null,
        ...(index === 0 && { link: { kind: 'address' as const, address: '/vehicles' } }),
      })),
    },
  },
  {
    name: 'when the dealer cannot be read',
    live: { state: 'failed' },
    block: { id: 'services-failed', blockType: 'servicesGrid' },
  },
] as const satisfies readonly BlockExample<'servicesGrid', DealerData>[]
