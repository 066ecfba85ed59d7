import type { ReactNode } from 'react'
import { GroupBar } from '#features/dealers/dealer-sites/site.page.tsx'
import type { DealerGroup } from '#features/dealers/dealers/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { cardFinanceOf } from '#features/stock/stock-cards/index.ts'
import { loadGroupStock, stockOrFailure } from '../data/load-stock.ts'
import { groupStockPath } from '../rules/stock-subject.ts'
import { dealerStockTexts } from '../texts.ts'
import { StockPage } from './stock-page.tsx'
import type { StockQuery } from './stock-query.ts'

const language = 'en'

const title = dealerStockTexts(language).listing.vehicles

/**
 * Renders the used vehicles of a group.
 *
 * @param group null while it cannot be read
 */
export async function renderGroupStock(
  slug: string,
  group: DealerGroup | null,
  { choices }: StockQuery,
): Promise<ReactNode> {
  const path = groupStockPath(slug)
  const [stock, settings] = await Promise.all([stockOrFailure(() => loadGroupStock(slug)), financeSettings()])
  return (
    <StockPage
      bar={group ? <GroupBar group={group} language={language} page={{ title, path }} /> : null}
      stock={stock ?? 'failed'}
      dealer={null}
      name={group?.title ?? null}
      listingPath={path}
      finance={cardFinanceOf(settings)}
      {...{ path, choices, language }}
    />
  )
}
