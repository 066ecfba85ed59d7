import type { StockSort } from '#features/stock/stock/rules.ts'
import type { CardFinance } from '#features/stock/stock-cards/index.ts'
import { stockCardLabels, stockDialogLabels } from '#features/stock/stock-cards/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { listingDataOf } from '../data/listing-data.ts'
import type { LoadedStock } from '../data/load-stock.ts'
import type { StockChoices } from '../rules/stock-choices.ts'
import { latestVehicles } from '../rules/stock-order.ts'
import { dealerStockTexts } from '../texts.ts'
import { LazySectionDialogs, LazyStockListing } from './lazy-section.island.tsx'
import { StockCarousel } from './stock-carousel.tsx'

type Props = {
  stock: LoadedStock
  choices: StockChoices
  /** The order without another one in the address. */
  sort: StockSort
  /** Address of the page with the whole listing. */
  listingPath: string
  /** Path of this page. */
  path: string
  finance: CardFinance
  language: Language
  hasFilters: boolean
  hasLatest: boolean
  /** Level of the heading of the slider; the names of vehicles are one below it, or the same. */
  headingLevel: 2 | 3
}

/**
 * The vehicles of a dealer or a group: the listing, and the latest in a slider. Names the dealers whose vehicles are
 * missing.
 *
 * Source: requirements D-045, D-086, D-088 and D-232.
 */
export function StockSection({ stock, choices, sort, listingPath, path, language, ...options }: Props) {
  const { vehicles, unavailable, isGroup } = stock
  const { failures, ...texts } = dealerStockTexts(language)
  const { finance, hasFilters, hasLatest, headingLevel } = options
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid grid-cols-1 gap-8">
      <LazySectionDialogs language={language} labels={stockDialogLabels(language)} />
      {unavailable.length > 0 ? (
        <p className="border-accent border-l-4 bg-surface px-5 py-4">
          {fill(failures.unavailable, { dealers: unavailable.join(', ') })}
        </p>
      ) : null}
      {vehicles.length === 0 ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{texts.listing.empty}</p>
      ) : (
        <LazyStockListing
          {...listingDataOf(vehicles, choices, sort)}
          {...{ texts, finance, hasFilters, headingLevel }}
          labels={stockCardLabels(language)}
          address={{ path: listingPath, sort }}
          showsDealer={isGroup}
          from={path}
        />
      )}
      {hasLatest && vehicles.length > 0 ? (
        <div className="mt-10 grid grid-cols-1 gap-8">
          <Heading className="text-h2">{texts.listing.latest}</Heading>
          <StockCarousel
            vehicles={latestVehicles(vehicles)}
            title={texts.listing.latest}
            showsDealer={isGroup}
            from={path}
            {...{ language, finance, headingLevel: 3 }}
          />
        </div>
      ) : null}
    </div>
  )
}
