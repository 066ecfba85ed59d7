import { serveFeedPicture } from '#features/editorial/article-feeds/server.ts'

type Context = { params: Promise<{ picture: string[] }> }

/** Our copy of a picture of an article feed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { picture } = await params
  return serveFeedPicture(request, picture)
}
