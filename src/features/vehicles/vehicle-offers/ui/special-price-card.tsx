import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import { offersPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { cents, formatPrice } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Price } from '#ui/content/price.tsx'
import type { RangeOffer } from '../offers-view.ts'
import { savingOf } from '../rules/arrange-offers.ts'
import type { AllOffersTexts, OffersTexts } from '../texts.ts'

type Props = {
  offer: RangeOffer
  className: string | undefined
  texts: { readonly all: AllOffersTexts; readonly offers: OffersTexts }
}

/** A model with a special price, among those of all ranges. Nobody announces the end of a special price. */
export function SpecialPriceCard({ offer, className = '', texts: { all, offers } }: Props) {
  const { name, grade, range, price, specialPrice, drawing } = offer
  const labels = { regular: offers.regularPrice, special: offers.specialPrice }
  return (
    <li className={`flex flex-col bg-surface ${className}`}>
      <div className="relative aspect-[2/1] bg-raised">
        {drawing ? (
          <DrawingImage
            drawing={drawing}
            className="absolute inset-5 size-[calc(100%-2.5rem)] object-contain object-bottom"
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-6">
        <div>
          <p className="text-ink-2 text-small">{grade}</p>
          <h3 className="text-h3">
            <NonBreakingName name={name} />
          </h3>
        </div>
        <div>
          <p className="figures mb-1 text-accent-text text-h4">
            {fill(offers.saving, { amount: formatPrice(cents(savingOf(offer))) })}
          </p>
          <p className="text-h4">
            <Price price={price} specialPrice={specialPrice} labels={labels} />
          </p>
        </div>
        <p className="text-ink-2 text-small">{all.untilNotice}</p>
        <div className="mt-auto">
          <TextLink href={offersPath(range.slug)}>{fill(all.offersOn, { range: range.name })}</TextLink>
        </div>
      </div>
    </li>
  )
}
