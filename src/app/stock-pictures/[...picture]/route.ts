import { serveStockPicture } from '#features/stock/stock-pictures/server.ts'

type Context = { params: Promise<{ picture: string[] }> }

/** A fetched picture of a used vehicle. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { picture } = await params
  return serveStockPicture(request, picture)
}
