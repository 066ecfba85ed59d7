import type { DealerContext } from '#features/dealers/dealers/index.ts'
import type { Live } from '#features/site/blocks/index.ts'
import type { RelatedRange } from '#features/vehicles/line-up/index.ts'
import { loadRelatedVehicles } from '#features/vehicles/line-up/server.ts'
import { loadValueAddedOffers } from '#features/vehicles/vehicle-offers/server.ts'
import type { ValueAddedOffer } from '#features/vehicles/vehicles/index.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { OwnerBenefitsView } from '../owner-benefits-view.ts'
import { loadOwnerBenefits } from './owner-benefits.ts'

/** Data of the sections below the models on a range page. */
export type RangeSectionsData = {
  /** Of the default model; null when they could not be read. */
  readonly benefits: OwnerBenefitsView | null
  /** Value-added offers of the range. */
  readonly offers: readonly ValueAddedOffer[]
  readonly related: Live<readonly RelatedRange[]>
}

type RangeSectionsQuery = {
  readonly path: string
  readonly slug: string
  readonly language: Language
  readonly today: CalendarDay
  /** Of the default model. */
  readonly code: string | undefined
  /** Null outside a dealer's pages. */
  readonly dealer: DealerContext | null
}

const noBenefits: OwnerBenefitsView = { servicePlan: null, warranty: null, wifi: null }

/** Loads all sections in parallel. A failed one is logged and omitted, and the page gets short revalidation. */
export async function loadRangeSections({
  path,
  slug,
  language,
  today,
  code,
  dealer,
}: RangeSectionsQuery): Promise<RangeSectionsData> {
  const [benefits, offers, related] = await Promise.all([
    loadOwnerBenefits({ language, codes: code === undefined ? [] : [code] }),
    loadValueAddedOffers({ today }),
    loadRelatedVehicles({ path, language, today, dealer }),
  ])
  if ([benefits, offers, related].some(({ state }) => state === 'failed')) await shortenRevalidation()
  return {
    benefits: benefits.state === 'ready' ? benefits.data : benefits.state === 'empty' ? noBenefits : null,
    offers: offers.state === 'ready' ? offers.data.filter(({ range }) => range.slug === slug) : [],
    related,
  }
}
