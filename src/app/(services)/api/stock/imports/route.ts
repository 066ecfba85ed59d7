import { receiveFeed } from '#features/stock/stock-feeds/services.ts'

export const dynamic = 'force-dynamic'

/** Applies a feed of used vehicles, for programs with a service key. */
export async function POST(request: Request): Promise<Response> {
  return receiveFeed(request)
}
