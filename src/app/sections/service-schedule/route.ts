import { respondWithServiceSchedule } from '#features/owners/service-schedule/server.ts'

export const dynamic = 'force-dynamic'

/** The models, services and parts of the service schedule, while an owner chooses. */
export async function GET(request: Request) {
  return respondWithServiceSchedule(new URL(request.url).searchParams)
}
