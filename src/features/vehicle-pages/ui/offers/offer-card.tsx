import type { FinanceTexts } from '#features/finance/texts.ts'
import { DrawingImage } from '#features/pictures/page.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Price } from '#ui/content/price.tsx'
import type { ModelOffer } from '../../offers-view.ts'
import type { ConfiguratorTexts, OffersTexts } from '../../texts.ts'
import { OfferTerms } from './offer-terms.tsx'

type Props = {
  offer: ModelOffer
  /** Page of the model. */
  href: string
  texts: {
    readonly offers: OffersTexts
    readonly configurator: ConfiguratorTexts
    readonly finance: FinanceTexts
  }
}

/** The card of one model's offer: as wide as the grid with the terms of a finance offer, which are long. */
export function OfferCard({ offer, href, texts: { offers, configurator, finance } }: Props) {
  const hasTerms = offer.finance !== null
  const labels = { regular: configurator.regularPrice, special: configurator.specialPrice }
  return (
    <li className={`flex flex-col bg-surface ${hasTerms ? 'tablet:col-span-full tablet:flex-row' : ''}`}>
      <div
        className={`flex aspect-[2/1] bg-raised p-5 ${hasTerms ? 'items-end tablet:aspect-auto tablet:flex-1 tablet:items-center tablet:p-10' : 'items-end'}`}
      >
        {offer.drawing ? <DrawingImage drawing={offer.drawing} className="h-auto w-full" /> : null}
      </div>
      <div className={`flex flex-1 flex-col gap-4 p-6 ${hasTerms ? 'tablet:p-10' : ''}`}>
        <div>
          <p className="text-ink-2 text-small">{offer.grade}</p>
          <h2 className="text-h3">
            <NonBreakingName name={offer.name} />
          </h2>
        </div>
        <p className="text-h4">
          <Price price={offer.price} specialPrice={offer.specialPrice} labels={labels} />
        </p>
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
