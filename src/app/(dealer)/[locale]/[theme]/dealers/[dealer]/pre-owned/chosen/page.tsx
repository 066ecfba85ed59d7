import { dealerStockRoute } from '../../../../../../../stock-routes/dealer-stock-route.tsx'
import type { SearchParams } from '../../../../../../../stock-routes/stock-query.ts'

/** The internal path of a listing with a state in its query. Next does not cache it, because states are countless. */
export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ locale: string; dealer: string }>; searchParams: Promise<SearchParams> }

/** Adds the query to the parameters of the route. */
const withQuery = ({ params, searchParams }: Address) => ({
  params: Promise.all([params, searchParams]).then(([path, query]) => ({ ...path, query })),
})

export const generateMetadata = (address: Address) => dealerStockRoute.generateMetadata(withQuery(address))

export default async function ChosenPage(address: Address) {
  return dealerStockRoute.Page(withQuery(address))
}
