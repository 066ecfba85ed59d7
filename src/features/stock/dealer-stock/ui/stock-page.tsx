import type { ReactNode } from 'react'
import { VehicleCompareBar } from '#features/stock/stock-cards/compare.page.tsx'
import type { CardFinance } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LoadedStock } from '../data/load-stock.ts'
import { defaultSort, type StockChoices, stockAddress } from '../rules/stock-choices.ts'
import { dealerGroupStockPath, dealerStockPath, listingHeading } from '../rules/stock-subject.ts'
import { dealerStockTexts } from '../texts.ts'
import { FailedStock } from './failed-stock.tsx'
import { StockSection } from './stock-section.tsx'
import { StockStructuredData } from './stock-structured-data.tsx'

type Props = {
  bar: ReactNode
  stock: LoadedStock | 'failed'
  /** The dealer of the page; null on the page of a group. */
  dealer: { readonly slug: string; readonly name: string | null } | null
  /** Name of the dealer or the group, when its stock cannot be read; null when it is not known. */
  name: string | null
  /** Path of the page. */
  path: string
  /** Address of the listing: the path, with `?group=true` when a dealer's page shows its group. */
  listingPath: string
  choices: StockChoices
  finance: CardFinance
  language: Language
}

/** A link between a dealer's own vehicles and those of its group. */
function GroupSwitch({
  stock,
  dealer,
  language,
}: Pick<Props, 'dealer' | 'language'> & { stock: LoadedStock }) {
  const { listing } = dealerStockTexts(language)
  if (!dealer || !stock.group) return null
  const [href, text] = stock.isGroup
    ? [dealerStockPath(dealer.slug), fill(listing.ownOnly, { dealer: dealer.name ?? '' })]
    : [dealerGroupStockPath(dealer.slug), fill(listing.wholeGroup, { group: stock.group.title })]
  return (
    <p className="mt-6">
      <a href={href} className="underlined target font-semibold hover:text-accent-text">
        {text}
      </a>
    </p>
  )
}

/** The page of the used vehicles of a dealer or a group. Source: requirements D-074, D-075 and D-212. */
export function StockPage({
  bar,
  stock,
  dealer,
  name,
  path,
  listingPath,
  choices,
  finance,
  language,
}: Props) {
  const title = stock === 'failed' ? name : stock.name
  const { listing } = dealerStockTexts(language)
  return (
    <>
      {bar}
      <div className="frame pt-10 pb-section tablet:pt-14">
        <div className="mb-10">
          <h1 className="max-w-[24ch] text-h2 wrap-anywhere">
            {title === null ? listing.vehicles : listingHeading(title)}
          </h1>
          {stock === 'failed' ? null : <GroupSwitch stock={stock} dealer={dealer} language={language} />}
        </div>
        {stock === 'failed' ? (
          <FailedStock href={stockAddress(choices, listingPath)} language={language} />
        ) : (
          <>
            <StockStructuredData vehicles={stock.vehicles} choices={choices} />
            <StockSection
              {...{ stock, choices, listingPath, path, finance, language }}
              sort={defaultSort}
              headingLevel={2}
              hasFilters
              hasLatest
            />
          </>
        )}
      </div>
      <VehicleCompareBar language={language} />
    </>
  )
}
