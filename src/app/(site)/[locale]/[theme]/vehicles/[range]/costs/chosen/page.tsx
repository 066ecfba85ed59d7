import { costsRoute } from '../../../../../../../vehicle-routes/costs-route.tsx'

/** The internal path of the page with choices in its query. Next does not cache it, because choices are countless. */
export const dynamic = 'force-dynamic'

type Address = {
  params: Promise<{ locale: string; range: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Adds the query to the parameters of the route. */
const withQuery = ({ params, searchParams }: Address) => ({
  params: Promise.all([params, searchParams]).then(([path, query]) => ({ ...path, query })),
})

export const generateMetadata = (address: Address) => costsRoute.generateMetadata(withQuery(address))

export default async function ChosenPage(address: Address) {
  return costsRoute.Page(withQuery(address))
}
