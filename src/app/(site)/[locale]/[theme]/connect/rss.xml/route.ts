import { respondWithArticleFeed } from '#features/editorial/articles/server.ts'

export const dynamic = 'force-dynamic'

/** The feed of the magazine, to which applications subscribe. */
export const GET = (request: Request): Promise<Response> => respondWithArticleFeed(request)
