import { answerQuote } from '#features/finance-quotes/server.ts'
import { fileRoute } from '../../../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** A finance quote on a model, as PDF in a dealer's name; none where its region hides prices or finance. */
export const GET = fileRoute(answerQuote)
