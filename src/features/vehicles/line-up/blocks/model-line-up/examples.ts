import type { BlockExample } from '#features/site/blocks/index.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { cents } from '#platform/money.ts'

const card = (code: string, name: string, rand: number, hybrid = false): DisplayedModel => ({
  code,
  name,
  href: '/vehicles/corolla-cross',
  price: cents(rand * 100),
  hybrid,
  picture: null,
})

export const examples = [
  {
    name: 'Eight models in a carousel',
    block: {
      id: 'model-line-up-eight',
      blockType: 'modelLineUp',
      heading: 'Eight that carry it on.',
      lead: 'What a season of racing teaches goes into the cars of every other day.',
      codes: ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35'],
      arrangement: 'carousel',
      order: 'codes',
      hybridLink: { kind: 'address', address: '/discover/hybrid-electric' },
      buttons: [
        {
          label: 'View All Models',
          look: 'secondary',
          link: { kind: 'address', address: '/gr/models' },
        },
      ],
    },
  },
  {
    name: 'Four models in a grid, lowest price first',
    block: {
      id: 'model-line-up-grid',
      blockType: 'modelLineUp',
      heading: 'Explore Our Vehicles',
      codes: ['49Y', '66M', 'P34', '57U'],
      arrangement: 'grid',
      order: 'price',
      hybridLink: { kind: 'address', address: '/discover/hybrid-electric' },
    },
  },
  {
    name: 'Two models, with a hybrid badge without a link',
    live: {
      state: 'ready',
      data: [
        card('49Y', 'Corolla Cross 1.8 XS Hybrid CVT', 459_900, true),
        card('66M', 'Corolla Cross 1.8 XI CVT', 399_900),
      ],
    },
    block: {
      id: 'model-line-up-two',
      blockType: 'modelLineUp',
      heading: 'One of each.',
      codes: ['66M', '49Y'],
      arrangement: 'grid',
      order: 'codes',
      hybridLink: { kind: 'address', address: '/not-built' },
    },
  },
  {
    name: 'When the service fails',
    path: '/gr',
    live: { state: 'failed' },
    block: {
      id: 'model-line-up-failed',
      blockType: 'modelLineUp',
      heading: 'Models that are still to come.',
      codes: ['57U', '49Y'],
    },
  },
] as const satisfies readonly BlockExample<'modelLineUp', readonly DisplayedModel[]>[]
