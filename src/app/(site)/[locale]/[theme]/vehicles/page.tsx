import { LineUpPage, lineUpMetadata } from '#features/vehicles/line-up/line-up.page.tsx'
import { listLineUpModels, listRanges } from '#features/vehicles/vehicles/server.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata = lineUpMetadata()

export default async function VehiclesPage() {
  const [ranges, models] = await Promise.all([listRanges(), listLineUpModels()])
  return <LineUpPage ranges={ranges} models={models} filters={{}} />
}
