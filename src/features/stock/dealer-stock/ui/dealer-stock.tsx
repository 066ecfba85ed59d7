import type { ReactNode } from 'react'
import { DealerBar } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { cardFinanceOf } from '#features/stock/stock-cards/index.ts'
import { loadDealerStock, stockOrFailure } from '../data/load-stock.ts'
import { dealerGroupStockPath, dealerStockPath } from '../rules/stock-subject.ts'
import { dealerStockTexts } from '../texts.ts'
import { StockPage } from './stock-page.tsx'
import type { StockQuery } from './stock-query.ts'

const language = 'en'

const title = dealerStockTexts(language).listing.vehicles

/**
 * Renders the used vehicles of a dealer, or of its group. While they cannot be read, says so and offers a retry.
 *
 * Source: requirements D-074, D-075, D-083 and D-394.
 */
export async function renderDealerStock(
  dealer: DealerContext,
  { choices, wantsGroup }: StockQuery,
): Promise<ReactNode> {
  const { slug, name } = dealer
  const path = dealerStockPath(slug)
  const [stock, settings] = await Promise.all([
    stockOrFailure(() => loadDealerStock(slug, wantsGroup)),
    financeSettings(),
  ])
  const isGroup = stock === 'failed' || stock === null ? wantsGroup : stock.isGroup
  return (
    <StockPage
      bar={<DealerBar dealer={dealer} language={language} page={{ title, path }} />}
      stock={stock ?? 'failed'}
      listingPath={isGroup ? dealerGroupStockPath(slug) : path}
      finance={cardFinanceOf(settings)}
      {...{ dealer, name, path, choices, language }}
    />
  )
}
