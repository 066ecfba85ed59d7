import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { cents, formatPrice } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Price } from '#ui/content/price.tsx'
import type { ModelOffer } from '../offers-view.ts'
import { savingOf } from '../rules/arrange-offers.ts'
import type { OffersTexts } from '../texts.ts'
import { OfferTerms } from './offer-terms.tsx'

type Props = {
  offer: ModelOffer
  /** As wide as the grid, the picture beside the text. */
  wide: boolean
  className: string | undefined
  /** Page of the model. */
  href: string
  texts: {
    readonly offers: OffersTexts
    readonly finance: FinanceTexts
  }
}

/** The card of one model's offer. */
export function OfferCard({ offer, wide, className = '', href, texts }: Props) {
  const { offers, finance } = texts
  const saving = savingOf(offer)
  const labels = { regular: offers.regularPrice, special: offers.specialPrice }
  return (
    <li className={`flex flex-col bg-surface ${className} ${wide ? 'tablet:flex-row' : ''}`}>
      <div
        className={`flex aspect-[2/1] bg-raised p-5 ${wide ? 'items-end tablet:aspect-auto tablet:flex-1 tablet:items-center tablet:p-10' : 'items-end justify-center'}`}
      >
        {offer.drawing ? (
          <DrawingImage
            drawing={offer.drawing}
            className={`h-auto ${wide ? 'w-full' : 'max-h-full w-full object-contain object-bottom'}`}
          />
        ) : null}
      </div>
      <div className={`flex flex-1 flex-col gap-4 p-6 ${wide ? 'tablet:p-10' : ''}`}>
        <div>
          <p className="text-ink-2 text-small">{offer.grade}</p>
          <h2 className="text-h3">
            <NonBreakingName name={offer.name} />
          </h2>
        </div>
        <div>
          {saving > 0 ? (
            <p className={`figures mb-1 text-accent-text ${wide ? 'text-h2' : 'text-h4'}`}>
              {fill(offers.saving, { amount: formatPrice(cents(saving)) })}
            </p>
          ) : null}
          <p className="text-h4">
            <Price price={offer.price} specialPrice={offer.specialPrice} labels={labels} />
          </p>
        </div>
        <OfferTerms offer={offer} texts={offers} financeTexts={finance} />
        <div className="mt-auto pt-2">
          <TextLink href={href}>
            <span>
              {offers.model} <span className="sr-only">{offer.name}</span>
            </span>
          </TextLink>
        </div>
      </div>
    </li>
  )
}
