import { respondWithCard } from '#features/motorsport/motorsport-events/server.ts'
import { findPage } from '#features/site/pages/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ card: string }> }

/** The file of an event's card on a page for calendar applications. */
export const GET = async (request: Request, { params }: Address) =>
  respondWithCard((await params).card, request, (path) => findPage(path, 'en'))
