import { OpenNow } from '#features/dealers/dealers/opening.page.tsx'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { Live } from '#features/site/blocks/index.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import type { StockDealer } from '#features/stock/stock/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { stockVehicleTexts } from '../texts.ts'
import type { VehicleDealer } from '../vehicle-view.ts'
import { FailedPart } from './failed-part.tsx'

type Props = {
  dealer: StockDealer
  details: Live<VehicleDealer>
  /** Path of the page. */
  path: string
  language: Language
}

/** The dealer that has the vehicle: town, hours, telephone number, and links to its site, its stock and its trade-in form. */
export function DealerPanel({ dealer, details, path, language }: Props) {
  const { vehiclePage: texts } = stockVehicleTexts(language)
  const home = `/dealers/${dealer.slug}`
  const { telephone = null, openingHours = [] } = details.state === 'ready' ? details.data.dealer : {}
  return (
    <section aria-labelledby="vehicle-dealer" className="border-line border-t pt-5">
      <h2 id="vehicle-dealer" className="text-ink-2 text-small">
        {texts.dealer}
      </h2>
      <p className="mt-1 text-h4">{dealer.name}</p>
      <p className="text-ink-2">{[dealer.city, dealer.region].filter(Boolean).join(', ')}</p>
      {details.state === 'failed' ? (
        <FailedPart message={texts.dealerFailed} retry={texts.retry} path={path} />
      ) : null}
      {telephone ? (
        <p className="mt-2">
          <a href={telephoneLink(telephone)} className="target figures inline-block hover:text-accent-text">
            {telephone}
          </a>
        </p>
      ) : null}
      {details.state === 'ready' && openingHours.length > 0 ? (
        <p className="text-ink-2 text-small print:hidden">
          <OpenNow
            hours={openingHours}
            holidays={details.data.holidays}
            clockOffset={details.data.clockOffset}
            labels={dealerTexts(language).opening}
          />
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <TextLink href={home}>{texts.dealerSite}</TextLink>
        <TextLink href={`${home}/pre-owned`}>{texts.dealerStock}</TextLink>
        <TextLink href={`${home}/trade-in`}>{texts.tradeIn}</TextLink>
      </div>
    </section>
  )
}
