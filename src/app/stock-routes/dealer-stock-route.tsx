import { readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import { renderDealerStock } from '#features/stock/dealer-stock/dealer-stock.page.tsx'
import { stockMetadata } from '#features/stock/dealer-stock/listing.page.tsx'
import { pageRoute } from '../page-route.tsx'
import { readStockQuery, type SearchParams } from './stock-query.ts'

type Params = { locale: string; dealer: string; query?: SearchParams }

/** The used vehicles of a dealer. A query is part of the parameters. */
export const dealerStockRoute = pageRoute({
  async find({ dealer: slug, query }: Params) {
    const dealer = await readPageDealer(slug)
    const found = dealer && { dealer, query: readStockQuery(query) }
    return { path: `/dealers/${slug}/pre-owned`, found }
  },
  metadata: ({ dealer, query }, path) => stockMetadata(dealer.name, path, query.choices),
  render: ({ dealer, query }) => renderDealerStock(dealer, query),
})
