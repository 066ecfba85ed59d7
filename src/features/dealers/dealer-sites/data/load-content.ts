import type { DealerContent } from '#features/dealers/dealer-content/index.ts'
import { findDealerContent } from '#features/dealers/dealer-content/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { dealerOfPath } from './dealer-data.ts'

/**
 * Creates a loader of one list of the content of the dealer on whose site a block is; empty on other pages, and for a
 * dealer without such content.
 *
 * Source: requirements D-010 to D-014.
 */
function loadContent<Name extends keyof DealerContent>(name: Name) {
  return ({ path }: Pick<LiveDataRequest, 'path'>): Promise<Live<DealerContent[Name]>> =>
    readLive<DealerContent[Name]>(name, async () => {
      const dealer = await dealerOfPath(path)
      return dealer && (await findDealerContent(dealer))[name]
    })
}

export const loadTeams = loadContent('teams')
export const loadTestimonials = loadContent('testimonials')
export const loadFaqs = loadContent('faqs')
export const loadEvents = loadContent('events')
export const loadQuotes = loadContent('quotes')
