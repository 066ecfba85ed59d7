import type { Dealer } from '#features/dealers/index.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { DealerContent } from '../dealer-content.ts'

const none: DealerContent = { teams: [], testimonials: [], faqs: [], events: [], quotes: [] }

/** Finds the content of a dealer's pages. */
export async function findDealerContent(_dealer: Dealer): Promise<Lookup<DealerContent>> {
  return { found: true, value: none, fresh: true }
}
