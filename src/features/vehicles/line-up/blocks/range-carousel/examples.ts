import type { BlockExample } from '#features/site/blocks/index.ts'
import type { DisplayedRange } from '../../displayed-range.ts'

export const examples = [
  {
    name: 'The first six ranges',
    block: {
      id: 'range-carousel-six',
      blockType: 'rangeCarousel',
      heading: 'Eye to eye.',
      lead: 'Six faces of the line-up, one after the other.',
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'When the service fails',
    live: { state: 'failed' },
    block: { id: 'range-carousel-failed', blockType: 'rangeCarousel', heading: 'Nobody home.' },
  },
] as const satisfies readonly BlockExample<'rangeCarousel', readonly DisplayedRange[]>[]
