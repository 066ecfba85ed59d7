import type { BlockExample } from '#features/site/blocks/index.ts'
import type { ValueAddedOffer } from '#features/vehicles/vehicles/index.ts'

const offer = (range: ValueAddedOffer['range'], title: string, benefits: readonly string[]) =>
  ({
    title,
    range,
    start: '2026-11-01',
    end: '2027-01-31',
    benefits,
    terms: ['Every new one that is bought and registered while the offer runs comes with it.'],
    disclaimer: ['Cover is subject to acceptance by the insurer and to the terms of the policy.'],
  }) as const satisfies ValueAddedOffer

export const examples = [
  {
    name: 'Two offers',
    live: {
      state: 'ready',
      data: [
        offer({ slug: 'vitz', name: 'Vitz' }, '12 months complimentary insurance', [
          'Cover from the moment you drive it off the floor',
        ]),
        offer(
          { slug: 'fortuner', name: 'Fortuner' },
          '12 months insurance and a R\u00a010\u00a0000 excess reducer',
          ['12 months of comprehensive insurance', 'An excess reducer of R\u00a010\u00a0000 for one claim'],
        ),
      ],
    },
    block: {
      id: 'value-added-two',
      blockType: 'valueAddedOffers',
      heading: 'Insured when you drive off.',
      lead: 'What comes with a new vehicle this season.',
    },
  },
  {
    name: 'When the offers cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'value-added-failed', blockType: 'valueAddedOffers', heading: 'Offers to come.' },
  },
] as const satisfies readonly BlockExample<'valueAddedOffers', readonly ValueAddedOffer[]>[]
