import { SaveSearch, SinceLastVisit } from '#features/stock/stock-alerts/page.tsx'
import { renderUsedVehicles, usedVehiclesMetadata } from '#features/stock/stock-search/page.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = () => usedVehiclesMetadata()

export default async function UsedVehiclesPage() {
  return (
    <>
      {await renderUsedVehicles()}
      <div className="frame py-section empty:hidden">
        <SaveSearch query="" language="en" />
      </div>
      <SinceLastVisit language="en" />
    </>
  )
}
