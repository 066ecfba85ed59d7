import { handleReminderRequest } from '#features/owners/service-reminders/services.ts'

export const dynamic = 'force-dynamic'

/** Asks for a reminder of a service, or of the end of a warranty or plan, by e-mail. */
export async function POST(request: Request): Promise<Response> {
  return handleReminderRequest(request)
}
