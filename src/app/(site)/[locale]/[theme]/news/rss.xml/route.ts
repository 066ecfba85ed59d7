import { respondWithNewsFeed } from '#features/editorial/news/server.ts'

export const dynamic = 'force-dynamic'

/** The feed of news, to which applications subscribe. */
export const GET = (): Promise<Response> => respondWithNewsFeed()
