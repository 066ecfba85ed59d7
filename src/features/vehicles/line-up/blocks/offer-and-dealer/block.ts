import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadOfferOfTheDay } from '../../data/offer-of-the-day.ts'
import { OfferAndDealer } from './offer-and-dealer.tsx'

export const offerAndDealer = defineLiveBlock({
  kind: 'offerAndDealer',
  view: OfferAndDealer,
  load: loadOfferOfTheDay,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
