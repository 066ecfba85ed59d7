import { NewVehiclesPage, readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { listRangesFor } from '#features/vehicles/vehicles/server.ts'
import { pageRoute } from '../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = pageRoute({
  find: async ({ dealer: slug }: { locale: string; dealer: string }) => ({
    path: lineUpPath(slug),
    found: await readPageDealer(slug),
  }),
  metadata({ name, town }) {
    const title = ['New vehicles', name].filter(Boolean).join(' at ')
    const location = name === null ? 'at this dealer' : `at ${[name, town].filter(Boolean).join(', ')}`
    const description = `Every new bakkie, SUV, car and minibus you can buy ${location}.`
    return {
      title,
      description,
      alternates: { canonical: lineUpPath() },
      openGraph: { type: 'website', url: lineUpPath(), title, description },
    }
  },
  render: async (dealer) => <NewVehiclesPage dealer={dealer} ranges={await listRangesFor(dealer.shows)} />,
})

export const generateMetadata = route.generateMetadata

export default route.Page
