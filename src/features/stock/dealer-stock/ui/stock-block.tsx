import {
  type BlockOf,
  innerHeadingLevel,
  type Live,
  type PageContext,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { isStockSort } from '#features/stock/stock/rules.ts'
import { Section } from '#ui/layout/section.tsx'
import { defaultSort, noChoices } from '../rules/stock-choices.ts'
import type { StockBlockData } from '../stock-block-data.ts'
import { dealerStockTexts } from '../texts.ts'
import { FailedStock } from './failed-stock.tsx'
import { StockSection } from './stock-section.tsx'

type Props = {
  block: BlockOf<'usedVehicles'> | BlockOf<'preOwnedShop'>
  context: PageContext
  live: Live<StockBlockData>
  /** Whether it has filters and the slider of the latest. */
  isShop: boolean
}

/** A block of used vehicles. Its order applies unless the address has one. Source: decisions D-10 and D-14. */
export function StockBlock({ block, context, live, isShop }: Props) {
  const { title, lead, sort, emptyText } = block
  const { language, path } = context
  // A shop may be all of a page, which then says that there is nothing.
  if (live.state === 'empty' && !emptyText && !isShop) return null
  const { listing } = dealerStockTexts(language)
  const heading = title || listing.vehicles
  return (
    <Section heading={heading} headingLevel={titleLevel(context)} lead={lead}>
      {live.state === 'failed' ? (
        <FailedStock href={path} language={language} />
      ) : live.state === 'empty' ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{emptyText || listing.empty}</p>
      ) : (
        <StockSection
          {...live.data}
          {...{ path, language }}
          choices={noChoices}
          sort={sort && isStockSort(sort) ? sort : defaultSort}
          headingLevel={innerHeadingLevel(heading, context)}
          hasFilters={isShop}
          hasLatest={isShop}
        />
      )}
    </Section>
  )
}
