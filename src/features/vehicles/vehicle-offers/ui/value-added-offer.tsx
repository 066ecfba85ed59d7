import type { ValueAddedOffer as Offer } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import { vehicleOfferTexts } from '../texts.ts'
import { OfferPanel } from './offer-panel.tsx'

type Props = {
  /** Offers of one range. */
  offers: readonly Offer[]
  language: Language
  /** Target of “Find a Dealer”; null without that page. */
  dealersHref: string | null
}

/**
 * The current value-added offers of a range. Renders nothing without any.
 *
 * Source: requirements C-170 and C-171; decision C-17.
 */
export function ValueAddedOffer({ offers, language, dealersHref }: Props) {
  if (offers.length === 0) return null
  return (
    <Section heading={vehicleOfferTexts(language).valueAddedOffers.heading}>
      <div className="grid gap-6">
        {offers.map((offer) => (
          <OfferPanel key={`${offer.title} ${offer.start}`} {...{ offer, language, dealersHref }} />
        ))}
      </div>
    </Section>
  )
}
