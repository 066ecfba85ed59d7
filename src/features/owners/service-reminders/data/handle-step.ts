import { withTransaction } from '#platform/database/transaction.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { confirmReminder, endReminder, endRemindersOf } from './change-reminders.ts'
import { ownerOfToken, ownerPath, reminderOfToken } from './links.ts'

const noStore = { 'cache-control': 'no-store' }
const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...noStore, location } })

/** Confirms a reminder. Opening the link does not, as mail scanners open links too. */
async function confirm(token: string): Promise<Response> {
  const now = siteClock().now()
  const id = reminderOfToken(token, now)
  const person = id === null ? null : await confirmReminder(await cms(), id, now)
  return seeOther(person === null ? '/service-reminders/expired' : ownerPath(person))
}

async function stopAll(person: string): Promise<void> {
  const now = siteClock().now()
  await withTransaction(await cms(), (transaction) => endRemindersOf(transaction, person, now))
}

/**
 * Stops all reminders for mail programs, which POST to the link in the header of our mails. Source: RFC 8058 §3.
 */
async function stopByProgram(token: string): Promise<Response> {
  const person = ownerOfToken(token)
  if (!person) return problem(400, 'The token of this link is invalid.')
  try {
    await stopAll(person)
    return new Response(null, { status: 200, headers: noStore })
  } catch (error) {
    log.error({ reason: String(error), step: 'stop' }, 'service reminder not changed')
    return problem(503, 'Please try again in a moment.')
  }
}

/** Redirects the GET of a stop link to the owner's page, as mail scanners open links too. */
export function handleReminderStopLink(request: Request): Response {
  const person = ownerOfToken(new URL(request.url).searchParams.get('token') ?? '')
  return seeOther(person ? ownerPath(person) : '/service-reminders/invalid-link')
}

/** Handles a button of the pages of reminders: confirm or stop. Stopping without a reminder stops all of them. */
export async function handleReminderStep(step: string, request: Request): Promise<Response> {
  if (step !== 'confirm' && step !== 'stop') return problem(404, 'Unknown step. Steps are confirm and stop.')
  const linkToken = new URL(request.url).searchParams.get('token')
  if (step === 'stop' && linkToken !== null) return stopByProgram(linkToken)
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const token = textEntry(body.entries, 'token')
  try {
    if (step === 'confirm') return await confirm(token)
    const person = ownerOfToken(token)
    if (!person) return seeOther('/service-reminders/invalid-link')
    const reminder = textEntry(body.entries, 'reminder')
    if (!/^\d{1,9}$/.test(reminder)) {
      await stopAll(person)
      return seeOther('/service-reminders/stopped')
    }
    await endReminder(await cms(), person, Number(reminder), siteClock().now())
    return seeOther(ownerPath(person))
  } catch (error) {
    log.error({ reason: String(error), step }, 'service reminder not changed')
    return seeOther('/service-reminders/not-changed')
  }
}
