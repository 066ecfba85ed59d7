import type { Dealer } from '#features/dealers/dealers/index.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import { brand } from '#platform/site/brand.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { DealerContent } from '../dealer-content.ts'
import { readContent } from './read-content.ts'

/** Finds the teams, testimonials, FAQs, events and quotes of a dealer's pages. Cached. */
export function findDealerContent(dealer: Dealer): Promise<DealerContent> {
  return cached(
    caches.dealerContent(dealer.slug),
    ['dealer content', dealer.slug, dealer.group?.slug ?? ''],
    async () => readContent({ payload: await cms(), dealer, brand: brand.name }, siteClock().today()),
  )
}
