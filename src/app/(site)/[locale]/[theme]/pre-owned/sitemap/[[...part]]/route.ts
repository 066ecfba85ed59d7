import { respondWithVehicleSiteMap } from '#features/stock/stock-vehicle/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ part?: string[] }> }

/** The site maps of used vehicles: their index, and one for each 50 000 vehicles. */
export async function GET(_request: Request, { params }: Address): Promise<Response> {
  const { part = [] } = await params
  return respondWithVehicleSiteMap(part)
}
