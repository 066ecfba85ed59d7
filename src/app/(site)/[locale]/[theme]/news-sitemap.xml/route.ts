import { respondWithNewsSiteMap } from '#features/editorial/news/server.ts'

export const dynamic = 'force-dynamic'

/** The site map of recent news, for search engines. */
export const GET = (): Promise<Response> => respondWithNewsSiteMap()
