import { respondWithCalendar } from '#features/motorsport/motorsport-events/server.ts'

export const dynamic = 'force-dynamic'

/** The calendar of upcoming events, to which applications subscribe. */
export const GET = (request: Request) => respondWithCalendar(request)
