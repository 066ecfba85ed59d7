import type { Live } from '#features/blocks/index.ts'
import type { DealerContext } from '#features/dealers/index.ts'
import type { ValueAddedOffer } from '#features/vehicles/index.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { OwnerBenefitsView } from '../owner-benefits-view.ts'
import type { RelatedRange } from '../related-view.ts'
import { loadValueAddedOffers } from './live-blocks.ts'
import { loadOwnerBenefits } from './owner-benefits.ts'
import { loadRelatedVehicles } from './sections.ts'

/** What stands on the page of a range below its models. */
export type RangeSectionsData = {
  /** Of the model that is chosen first; null while its service does not answer. */
  readonly benefits: OwnerBenefitsView | null
  /** Those of the range. */
  readonly offers: readonly ValueAddedOffer[]
  readonly related: Live<readonly RelatedRange[]>
}

type Ask = {
  readonly path: string
  readonly slug: string
  readonly language: Language
  readonly today: CalendarDay
  /** Of the model that is chosen first. */
  readonly code: string | undefined
  /** The dealer on whose pages it stands; null on none. */
  readonly dealer: DealerContext | null
}

const nothing: OwnerBenefitsView = { servicePlan: null, warranty: null }

/** Asks for all of it at once. What fails is logged and left out, and the page is kept only shortly. */
export async function loadRangeSections({
  path,
  slug,
  language,
  today,
  code,
  dealer,
}: Ask): Promise<RangeSectionsData> {
  const [benefits, offers, related] = await Promise.all([
    loadOwnerBenefits({ language, codes: code === undefined ? [] : [code] }),
    loadValueAddedOffers({ path, today }),
    loadRelatedVehicles({ path, language, today, dealer }),
  ])
  if ([benefits, offers, related].some(({ state }) => state === 'failed')) await livesShortly()
  return {
    benefits: benefits.state === 'ready' ? benefits.data : benefits.state === 'empty' ? nothing : null,
    offers: offers.state === 'ready' ? offers.data.filter(({ range }) => range.slug === slug) : [],
    related,
  }
}
