import { permanentRedirect } from 'next/navigation'
import { PriceAlert, SinceLastVisit } from '#features/stock/stock-alerts/page.tsx'
import {
  GonePage,
  goneMetadata,
  UsedVehiclePage,
  vehicleMetadata,
} from '#features/stock/stock-vehicle/page.tsx'
import { findVehicleState, loadVehicleView } from '#features/stock/stock-vehicle/server.ts'
import { pageRoute } from '../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

type Params = { locale: string; vehicle: string }

/** The page of a used vehicle. An address with another name leads to that of its vehicle. */
const route = pageRoute({
  async find({ vehicle }: Params) {
    const { path, canonical, found } = await findVehicleState(vehicle)
    return { path, found: found && { state: found, canonical } }
  },
  metadata: ({ state }) =>
    state.kind === 'gone' ? goneMetadata('en') : vehicleMetadata(state.vehicle, 'en'),
  async render({ state, canonical }, path) {
    if (canonical !== path) permanentRedirect(canonical)
    if (state.kind === 'gone') return <GonePage language="en" />
    return (
      <>
        <UsedVehiclePage view={await loadVehicleView(state.vehicle)} language="en" />
        <div className="frame py-section empty:hidden">
          <PriceAlert vehicle={state.vehicle} language="en" />
        </div>
        <SinceLastVisit vehicle={state.vehicle} language="en" />
      </>
    )
  },
})

export const generateMetadata = route.generateMetadata

export default route.Page
