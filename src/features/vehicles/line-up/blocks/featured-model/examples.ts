import type { Range } from '#cms/payload-types.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import { cents } from '#platform/money.ts'
import type { FeaturedModels } from '../../data/featured-models.ts'

type Example = BlockExample<'featuredModel', FeaturedModels>

const range = { id: 1, name: 'RAV4', slug: 'rav4', code: 'RAV' } as Range

export const examples: [Example, ...Example[]] = [
  {
    name: 'The model with the highest price',
    block: {
      id: 'featured-price',
      blockType: 'featuredModel',
      title: 'The one with everything.',
      text: 'Electric power on both axles, and the seats to match.',
      range,
      choice: 'price',
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
    live: {
      state: 'ready',
      data: {
        'price rav4': {
          code: 'R01',
          name: 'RAV4 2.5 GR-Sport E-Four',
          href: '/vehicles/rav4',
          price: cents(90_000_000),
          hybrid: true,
          picture: null,
        },
      },
    },
  },
  {
    name: 'When the service fails',
    block: { id: 'featured-failed', blockType: 'featuredModel', title: 'The one on the poster.', range },
    live: { state: 'failed' },
  },
]
