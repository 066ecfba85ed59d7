import { respondWithLiveResults } from '#features/motorsport/motorsport-results/server.ts'

export const dynamic = 'force-dynamic'

/** When the results of a season were last published, for pages that are open while a round runs. */
export const GET = (request: Request) => respondWithLiveResults(request)
