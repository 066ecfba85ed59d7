import type { ReactNode } from 'react'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { balancedGrid, balancedSpans } from '#ui/layout/balanced-rows.ts'
import { Section } from '#ui/layout/section.tsx'
import type { AllOffersView } from '../offers-view.ts'
import { vehicleOfferTexts } from '../texts.ts'
import { DealerSpecials } from './dealer-specials.tsx'
import { FinanceOfferLine } from './finance-offer-line.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { SpecialPriceCard } from './special-price-card.tsx'

type Props = {
  view: AllOffersView
  /** Path of the dealer finder; null without that page. */
  dealersPath: string | null
  language?: Language
}

type Group = {
  readonly id: string
  readonly heading: string
  readonly lead: string
  /** Null when it is not known. */
  readonly count: number | null
  readonly content: ReactNode
}

/** Returns the kinds of offers that there are, and those that could not be read. */
function groupsOf(
  { specialPrices, financeOffers, valueAddedOffers }: AllOffersView,
  language: Language,
): readonly Group[] {
  const { allOffers: all, offers } = vehicleOfferTexts(language)
  const { finance } = financeTexts(language)
  const spans = balancedSpans(specialPrices.length, { tablet: 2, desktop: 3 })
  const groups: readonly Group[] = [
    {
      ...{ id: 'special-prices', heading: all.specialPrices, lead: all.specialPricesLead },
      count: specialPrices.length,
      content: (
        <ul className={`grid grid-cols-1 gap-gutter ${balancedGrid}`}>
          {specialPrices.map((offer, index) => (
            <SpecialPriceCard
              key={offer.code}
              offer={offer}
              className={spans[index]}
              texts={{ all, offers }}
            />
          ))}
        </ul>
      ),
    },
    {
      ...{ id: 'finance-offers', heading: all.financeOffers, lead: all.financeOffersLead },
      count: financeOffers.length,
      content: (
        <ul className="grid grid-cols-1 gap-x-12 border-line border-b desktop:grid-cols-2">
          {financeOffers.map((offer) => (
            <FinanceOfferLine key={offer.code} offer={offer} texts={{ all, offers, finance }} />
          ))}
        </ul>
      ),
    },
    {
      ...{ id: 'value-added-offers', heading: all.valueAddedOffers, lead: all.valueAddedLead },
      count: valueAddedOffers?.length ?? null,
      content: valueAddedOffers ? (
        <div className="grid gap-6">
          {valueAddedOffers.map((offer) => (
            <OfferPanel
              key={`${offer.range.slug} ${offer.title} ${offer.start}`}
              offer={offer}
              language={language}
              dealersHref={null}
              withVehicle
            />
          ))}
        </div>
      ) : (
        <p className="text-ink-2">{all.valueAddedFailed}</p>
      ),
    },
  ]
  return groups.filter(({ count }) => count !== 0)
}

/** The offers on all ranges by kind, each with a link to the offers of its range, and a way to the specials of dealers. */
export function AllOffersPage({ view, dealersPath, language = 'en' }: Props) {
  const { allOffers: all, offers } = vehicleOfferTexts(language)
  const groups = groupsOf(view, language)
  const { specialPrices, financeOffers } = view
  return (
    <>
      <div className="frame pt-8 pb-10 tablet:pt-12">
        <h1 className="max-w-[16ch] text-h1">{all.title}</h1>
        <p className="mt-4 max-w-[56ch] text-ink-2 text-lead">{groups.length > 0 ? all.lead : all.none}</p>
        {groups.length > 1 ? (
          <nav aria-label={all.kinds} className="mt-8">
            <ul className="flex flex-wrap gap-3">
              {groups.map(({ id, heading, count }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="figures inline-flex min-h-11 items-center gap-2 rounded-sharp border border-field px-5 hover:border-ink"
                  >
                    {heading}
                    {count === null ? null : <span className="text-ink-2">{count}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {groups.length === 0 ? (
          <div className="mt-8">
            <ButtonLink href={lineUpPath()}>{all.allVehicles}</ButtonLink>
          </div>
        ) : null}
      </div>
      {groups.map(({ id, heading, lead, content }) => (
        <Section key={id} id={id} heading={heading} lead={lead}>
          {content}
        </Section>
      ))}
      {specialPrices.length > 0 || financeOffers.length > 0 ? (
        <div className="frame pb-section">
          <div className="max-w-[70ch] space-y-2 text-ink-2 text-small">
            {specialPrices.length > 0 ? <p>{offers.specialNote}</p> : null}
            {financeOffers.length > 0 ? <p>{offers.disclaimer}</p> : null}
          </div>
        </div>
      ) : null}
      {dealersPath ? <DealerSpecials action={dealersPath} texts={all} /> : null}
    </>
  )
}
