import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { balancedGrid, balancedSpans } from '#ui/layout/balanced-rows.ts'
import type { OffersView } from '../offers-view.ts'
import { arrangeOffers } from '../rules/arrange-offers.ts'
import { type OffersTexts, vehicleOfferTexts } from '../texts.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferPanel } from './offer-panel.tsx'

type Props = {
  view: OffersView
  /** The dealer on whose pages it is rendered; links stay there. The view already omits what its region hides. */
  dealer?: Pick<DealerContext, 'slug' | 'name'> | null
  /** Paths of further pages; null for a page that does not exist. */
  paths: { readonly quote: string | null; readonly dealers: string | null }
  language?: Language
}

/** Returns what the page says below its title. */
function leadOf(
  { range, showsPrices, offers, valueAddedOffers }: OffersView,
  dealer: Props['dealer'],
  texts: OffersTexts,
): string {
  if (dealer?.name === null) return texts.unavailable
  if (dealer?.name && !showsPrices) return fill(texts.askDealer, { dealer: dealer.name, range: range.name })
  return offers.length > 0 || valueAddedOffers.length > 0
    ? texts.lead
    : fill(texts.none, { range: range.name })
}

/** The current offers on a range, with links to further pages. */
export function OffersPage({ view, dealer = null, paths, language = 'en' }: Props) {
  const { range, showsPrices, offers, valueAddedOffers } = view
  const { offers: texts, valueAddedOffers: added } = vehicleOfferTexts(language)
  const toRange = rangePath(range.slug, dealer?.slug)
  const arranged = arrangeOffers(offers)
  const wideCount = arranged.filter(({ wide }) => wide).length
  const spans = balancedSpans(arranged.length - wideCount, { tablet: 2, desktop: 3 })
  const links = [
    { label: texts.quote, href: offers.length > 0 || !showsPrices ? paths.quote : null },
    { label: texts.findDealer, href: paths.dealers },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return (
    <div className="frame pt-8 pb-section tablet:pt-12">
      <h1 className="max-w-[16ch] text-h2">{fill(texts.title, { range: range.name })}</h1>
      <p className="mt-4 mb-10 max-w-[52ch] text-ink-2 text-lead">{leadOf(view, dealer, texts)}</p>
      {offers.length > 0 ? (
        <ul className={`grid grid-cols-1 gap-gutter ${balancedGrid}`}>
          {arranged.map(({ offer, wide }, index) => (
            <OfferCard
              key={offer.code}
              offer={offer}
              wide={wide}
              className={wide ? 'tablet:col-span-full' : spans[index - wideCount]}
              href={`${toRange}?model=${offer.code}`}
              texts={{ offers: texts, finance: financeTexts(language).finance }}
            />
          ))}
        </ul>
      ) : null}
      {valueAddedOffers.length > 0 ? (
        <section aria-labelledby="added" className={offers.length > 0 ? 'mt-14' : undefined}>
          <h2 id="added" className="mb-6 text-h3">
            {added.heading}
          </h2>
          <div className="grid gap-6">
            {valueAddedOffers.map((offer) => (
              <OfferPanel
                key={`${offer.title} ${offer.start}`}
                offer={offer}
                language={language}
                dealersHref={null}
              />
            ))}
          </div>
        </section>
      ) : null}
      <div className="mt-10 flex flex-wrap gap-4">
        <ButtonLink href={toRange}>{fill(texts.toRange, { range: range.name })}</ButtonLink>
        {links.map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
      {offers.length > 0 ? (
        <div className="mt-10 max-w-[70ch] space-y-2 text-ink-2 text-small">
          {offers.some(({ specialPrice }) => specialPrice !== null) ? <p>{texts.specialNote}</p> : null}
          <p>{texts.disclaimer}</p>
        </div>
      ) : null}
    </div>
  )
}
