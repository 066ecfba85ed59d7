import type { BlockExample } from '#features/site/blocks/index.ts'
import { rand } from '#platform/money.ts'
import type { OfferOfTheDay } from '../../data/offer-of-the-day.ts'

export const examples = [
  {
    name: 'An offer and the search',
    block: {
      id: 'offer-dealer-both',
      blockType: 'offerAndDealer',
      title: 'A dealer near you.',
      text: 'Type a town, a suburb or a name. Distance and hours follow.',
    },
    live: {
      state: 'ready',
      data: {
        model: 'Hilux DC 2.4 GD-6 4x4 Raider 6AT',
        range: {
          name: 'Hilux Double Cab',
          drawing: { vehicle: 'hilux-double-cab', colour: { body: '#b8101f' } },
        },
        ...{ price: rand(719_900), formerPrice: rand(742_900), saving: rand(23_000) },
        href: '/vehicles/hilux-double-cab/offers',
      },
    },
  },
  {
    name: 'The search alone',
    block: { id: 'offer-dealer-search', blockType: 'offerAndDealer', title: 'A dealer near you.' },
    live: { state: 'empty' },
  },
] as const satisfies readonly BlockExample<'offerAndDealer', OfferOfTheDay>[]
