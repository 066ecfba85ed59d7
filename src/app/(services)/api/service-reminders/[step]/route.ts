import { handleReminderStep, handleReminderStopLink } from '#features/owners/service-reminders/services.ts'
import { problem } from '#platform/service/problem.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ step: string }> }

/** The stop link in a mail, opened in a browser. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return (await params).step === 'stop'
    ? handleReminderStopLink(request)
    : problem(405, 'Send a POST request.')
}

/** The buttons of the pages of reminders, and one-click unsubscribing by a mail program. Source: RFC 8058. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleReminderStep((await params).step, request)
}
