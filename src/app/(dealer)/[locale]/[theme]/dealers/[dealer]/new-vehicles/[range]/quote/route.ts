import { respondWithQuote } from '#features/vehicles/print/server.ts'
import { fileRoute } from '../../../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** A dealer's finance quote on a model, as PDF. 404 when the dealer's region hides prices or finance. */
export const GET = fileRoute(respondWithQuote)
