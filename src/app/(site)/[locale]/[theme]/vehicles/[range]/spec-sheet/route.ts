import { respondWithSpecSheet } from '#features/vehicles/print/server.ts'
import { fileRoute } from '../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** The specification sheet of one model or of a comparison, as PDF. */
export const GET = fileRoute(respondWithSpecSheet)
