import { answerQuote } from '#features/finance-quotes/server.ts'
import { fileRoute } from '../../../../../../../../../vehicle-routes/file-route.ts'

export const dynamic = 'force-dynamic'

/** A finance quote of a translated page, in the language its address ends in in a dealer's name; none where its region hides prices or finance. */
export const GET = fileRoute(answerQuote)
