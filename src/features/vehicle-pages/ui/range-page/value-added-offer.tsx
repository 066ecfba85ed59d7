import type { ValueAddedOffer as Offer } from '#features/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import { vehiclePageTexts } from '../../texts.ts'
import { OfferPanel } from '../offers/offer-panel.tsx'

type Props = {
  /** Those of one range. */
  offers: readonly Offer[]
  language: Language
  /** Where dealers are found; null while there is no such page. */
  dealersHref: string | null
}

/**
 * What the maker adds to a vehicle these days; without any offer, nothing.
 *
 * Source: requirements C-170 and C-171; decision C-17.
 */
export function ValueAddedOffer({ offers, language, dealersHref }: Props) {
  if (offers.length === 0) return null
  return (
    <Section heading={vehiclePageTexts(language).vehicleSections.valueAddedOffer}>
      <div className="grid gap-6">
        {offers.map((offer) => (
          <OfferPanel key={`${offer.title} ${offer.start}`} {...{ offer, language, dealersHref }} />
        ))}
      </div>
    </Section>
  )
}
