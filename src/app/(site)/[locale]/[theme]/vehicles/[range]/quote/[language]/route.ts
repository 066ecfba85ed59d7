import { respondWithQuote } from '#features/vehicles/print/server.ts'
import { fileRoute } from '../../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** A finance quote on a model, as PDF, in the language of its path suffix. */
export const GET = fileRoute(respondWithQuote)
