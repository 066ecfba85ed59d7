import type { CardFinance } from '#features/finance/finance/rules.ts'
import {
  formatStockPrice,
  fuelLabel,
  type UsedVehicle,
  usedVehiclePath,
} from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { formatMileage, vehicleName, vehicleTitle } from '../../format-vehicle.ts'
import type { StockCardLabels } from '../../labels.ts'
import { cardPicture } from '../../rules/vehicle-pictures.ts'
import { LazyCompareToggle } from '../compare/lazy-compare-toggle.island.tsx'
import { Badges } from './badges.tsx'
import { CardPlan } from './card-plan.tsx'
import { StockPicture } from './stock-picture.tsx'

type StockCardProps = {
  vehicle: UsedVehicle
  /** Names the dealer: in groups and in the national search. */
  showsDealer?: boolean
  finance: CardFinance
  /** From `stockCardLabels(language)`. */
  labels: StockCardLabels
  headingLevel: 2 | 3
  /** Whether the card is above the fold; its picture is then loaded at once. */
  priority?: boolean
  /** The path of the page with the card, from which enquiries are sent. */
  from?: string
}

/**
 * The card of a used vehicle. It loads nothing and works on the server and in islands. `StockDialogs` opens its controls
 * as dialogs; without JavaScript they lead to the vehicle's page.
 *
 * Source: requirements D-095 to D-114.
 */
export function StockCard({
  vehicle,
  showsDealer = false,
  finance,
  labels: texts,
  headingLevel,
  priority,
  from,
}: StockCardProps) {
  const { id, year, mileage, transmissionType, fuelType, isConnected, price, dealer } = vehicle
  const Heading = `h${headingLevel}` as const
  const path = usedVehiclePath(vehicle)
  const about = fill(texts.about, { vehicle: vehicleTitle(vehicle) })
  const facts = [
    year === null ? '' : String(year),
    mileage === null ? '' : formatMileage(mileage),
    transmissionType,
    fuelLabel(fuelType),
  ].filter(Boolean)
  return (
    <article
      data-stock-from={from}
      className="group relative flex h-full min-w-0 flex-col border border-line bg-surface"
    >
      <div className="relative aspect-[3/2] overflow-hidden bg-raised">
        <StockPicture address={cardPicture(vehicle)} alt="" priority={priority} />
        <div className="absolute top-3 right-3 left-3 flex flex-wrap gap-1.5">
          <Badges vehicle={vehicle} texts={texts} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 tablet:p-5">
        <div>
          <Heading className="text-balance text-h4 wrap-anywhere">
            {/* A plain link: a list of cards would load the pages of all its vehicles in advance. */}
            <a
              href={path}
              className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
            >
              {vehicleName(vehicle)}
            </a>
          </Heading>
          <ul aria-label={texts.facts} className="figures mt-1.5 flex flex-wrap text-ink-2 text-small">
            {facts.map((fact) => (
              <li
                key={fact}
                className="not-last:after:mx-1.5 not-last:after:text-field not-last:after:content-['·'/'']"
              >
                {fact}
              </li>
            ))}
          </ul>
          {isConnected ? <p className="mt-1 font-semibold text-small">{texts.connected}</p> : null}
        </div>
        <div className="mt-auto">
          <p className="figures font-semibold text-h4">
            <span className="sr-only">{texts.price} </span>
            {formatStockPrice(price, dealer.currency)}
          </p>
          {price === null ? null : <CardPlan {...{ price, finance, texts }} currency={dealer.currency} />}
        </div>
        {showsDealer ? (
          <p className="border-line border-t pt-3 text-ink-2 text-small">
            {[dealer.name, dealer.city && !dealer.name.includes(dealer.city) ? dealer.city : '']
              .filter(Boolean)
              .join(', ')}
          </p>
        ) : null}
        <div className="relative z-1 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-2">
          <a
            href={`${path}#enquire`}
            data-stock-enquire={id}
            className={`${buttonClasses('primary', 'compact')} px-2`}
          >
            {texts.enquire}
            <span className="sr-only"> {about}</span>
          </a>
          {price === null ? null : (
            <a
              href={`${path}#calculator`}
              data-stock-calculate={id}
              className={`${buttonClasses('secondary', 'compact')} px-2`}
            >
              {texts.calculator}
              <span className="sr-only"> {about}</span>
            </a>
          )}
          <div className="col-span-full flex flex-wrap justify-between gap-x-4">
            <a
              href={`${path}#gallery`}
              data-stock-gallery={id}
              className="inline-flex min-h-6 items-center font-semibold text-small underlined hover:text-accent-text pointer-coarse:min-h-11"
            >
              {texts.gallery}
              <span className="sr-only"> {about}</span>
            </a>
            <LazyCompareToggle vehicle={{ id, name: vehicleName(vehicle) }} {...{ about, texts }} />
          </div>
        </div>
      </div>
    </article>
  )
}
