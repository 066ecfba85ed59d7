import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import { stockVehicleTexts } from '../texts.ts'
import type { VehicleView } from '../vehicle-view.ts'
import { FailedPart } from './failed-part.tsx'
import { PriceRatingView } from './price-rating.tsx'

type Props = { view: Pick<VehicleView, 'vehicle' | 'rating' | 'path'>; language: Language }

/** The price rating, or why there is none. A vehicle without a price has neither. */
export function RatingSection({ view: { vehicle, rating, path }, language }: Props) {
  const { priceRating: texts, vehiclePage } = stockVehicleTexts(language)
  const { price } = vehicle
  if (price === null) return null
  return (
    <Section id="price-rating" surface="surface" heading={texts.heading}>
      {rating.state === 'ready' ? (
        <PriceRatingView vehicle={{ ...vehicle, price }} rating={rating.data} texts={texts} />
      ) : null}
      {rating.state === 'empty' ? <p className="text-ink-2">{texts.tooFew}</p> : null}
      {rating.state === 'failed' ? (
        <FailedPart message={texts.failed} retry={vehiclePage.retry} path={path} />
      ) : null}
    </Section>
  )
}
