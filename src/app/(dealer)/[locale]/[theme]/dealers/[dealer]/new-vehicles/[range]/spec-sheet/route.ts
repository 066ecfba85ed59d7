import { respondWithSpecSheet } from '#features/vehicles/print/server.ts'
import { fileRoute } from '../../../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** A dealer's specification sheet of one model or of a comparison, as PDF, without prices that its region hides. */
export const GET = fileRoute(respondWithSpecSheet)
