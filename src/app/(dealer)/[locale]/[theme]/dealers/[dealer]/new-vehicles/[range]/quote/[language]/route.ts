import { respondWithQuote } from '#features/vehicles/print/server.ts'
import { fileRoute } from '../../../../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** A dealer's finance quote as PDF, in the language of its path suffix. 404 when the region hides prices or finance. */
export const GET = fileRoute(respondWithQuote)
