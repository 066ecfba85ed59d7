import { LineUpPage, lineUpMetadata } from '#features/vehicles/line-up/line-up.page.tsx'
import { findLineUp } from '#features/vehicles/line-up/server.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata = lineUpMetadata()

export default async function VehiclesPage() {
  return <LineUpPage {...(await findLineUp())} filters={{}} />
}
