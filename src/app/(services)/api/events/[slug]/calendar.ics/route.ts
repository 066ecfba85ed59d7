import { respondWithEvent } from '#features/motorsport/motorsport-events/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ slug: string }> }

/** The file of an event for calendar applications. */
export const GET = async (request: Request, { params }: Address) =>
  respondWithEvent((await params).slug, request)
