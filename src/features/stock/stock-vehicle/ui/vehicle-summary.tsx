import { telephoneLink } from '#features/site/site-settings/index.ts'
import { formatMileage, vehicleName, vehicleTitle } from '#features/stock/stock-cards/index.ts'
import { stockCardLabels } from '#features/stock/stock-cards/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { config } from '#platform/process/config.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { stockVehicleTexts } from '../texts.ts'
import type { VehicleView } from '../vehicle-view.ts'
import { DealerPanel } from './dealer-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import { ratingLine } from './rating-line.ts'
import { SoldNotice } from './sold-notice.tsx'
import { VehicleTools } from './vehicle-tools.island.tsx'

type Props = { view: VehicleView; language: Language }

/** Name, price, what to do next, and the dealer. It stays in view beside the gallery and the facts. */
export function VehicleSummary({ view, language }: Props) {
  const { vehicle, path, finance, dealer, rating } = view
  const { vehiclePage, priceRating } = stockVehicleTexts(language)
  const { compare, compareFull } = stockCardLabels(language)
  const { year, mileage, soldAt } = vehicle
  const { print, share, copied, notCopied } = vehiclePage
  const telephone = dealer.state === 'ready' ? dealer.data.dealer.telephone : null
  return (
    <div className="grid grid-cols-1 gap-7">
      <div>
        <h1 className="text-balance text-[clamp(1.75rem,1.4rem+1.5vw,2.75rem)] leading-[1.06] wrap-anywhere [font-stretch:108%] [font-weight:560]">
          {vehicleName(vehicle)}
        </h1>
        <p className="figures mt-3 text-ink-2 text-lead">
          {[year, mileage === null ? null : formatMileage(mileage), vehicle.transmissionType]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {soldAt === null ? (
        <>
          <PricePanel vehicle={vehicle} finance={finance} texts={vehiclePage} />
          {rating.state === 'ready' ? (
            <p className="border-accent border-l-[3px] pl-4">
              <a href="#price-rating" className="underlined font-semibold hover:text-accent-text">
                {ratingLine(rating.data, vehicle.dealer.currency, priceRating)}
              </a>
            </p>
          ) : null}
          <div className="grid grid-cols-1 gap-3 print:hidden">
            <ButtonLink href="#enquire" wide>
              {vehiclePage.enquire}
            </ButtonLink>
            {telephone ? (
              <ButtonLink href={telephoneLink(telephone)} variant="secondary" wide>
                {fill(vehiclePage.call, { number: telephone })}
              </ButtonLink>
            ) : null}
          </div>
        </>
      ) : (
        <SoldNotice soldAt={soldAt} language={language} />
      )}
      <VehicleTools
        vehicle={{ id: vehicle.id, name: vehicleTitle(vehicle) }}
        address={config().siteUrl + path}
        texts={{ print, share, copied, notCopied, compare, compareFull }}
      />
      <DealerPanel dealer={vehicle.dealer} details={dealer} path={path} language={language} />
    </div>
  )
}
