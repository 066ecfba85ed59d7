import { withTransaction } from '#platform/database/transaction.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { confirmAlert, endAlert, endAlertsOf, renewAlert } from './change-alerts.ts'
import { alertOfToken, ownerOfToken, ownerPath } from './links.ts'

const noStore = { 'cache-control': 'no-store' }
const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...noStore, location } })

/** Confirms an alert. Opening the link does not, as mail scanners open links too. */
async function confirm(token: string): Promise<Response> {
  const now = siteClock().now()
  const id = alertOfToken(token, now)
  const person = id === null ? null : await confirmAlert(await cms(), id, now)
  return seeOther(person === null ? '/vehicle-alerts/expired' : ownerPath(person))
}

/** Changes one alert of a person by the button of the owner's page. */
async function change(step: 'stop' | 'renew', person: string, id: number): Promise<Response> {
  const apply = step === 'stop' ? endAlert : renewAlert
  await apply(await cms(), person, id, siteClock().now())
  return seeOther(ownerPath(person))
}

async function stopAll(person: string): Promise<void> {
  const now = siteClock().now()
  await withTransaction(await cms(), (transaction) => endAlertsOf(transaction, person, now))
}

/**
 * Stops all alerts for mail programs, which POST to the link in the header of our mails. Source: RFC 8058 §3.
 */
async function stopByProgram(token: string): Promise<Response> {
  const person = ownerOfToken(token)
  if (!person) return problem(400, 'The token of this link is invalid.')
  try {
    await stopAll(person)
    return new Response(null, { status: 200, headers: noStore })
  } catch (error) {
    log.error({ reason: String(error), step: 'stop' }, 'vehicle alert not changed')
    return problem(503, 'Please try again in a moment.')
  }
}

/** Redirects the GET of a stop link to the owner's page, as mail scanners open links too. */
export function handleStopLink(request: Request): Response {
  const person = ownerOfToken(new URL(request.url).searchParams.get('token') ?? '')
  return seeOther(person ? ownerPath(person) : '/vehicle-alerts/invalid-link')
}

/** Handles a button of the pages of alerts: confirm, stop or renew. Stopping without an alert stops all of them. */
export async function handleAlertStep(step: string, request: Request): Promise<Response> {
  if (step !== 'confirm' && step !== 'stop' && step !== 'renew')
    return problem(404, 'Unknown step. Steps are confirm, stop and renew.')
  const linkToken = new URL(request.url).searchParams.get('token')
  if (step === 'stop' && linkToken !== null) return stopByProgram(linkToken)
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const token = textEntry(body.entries, 'token')
  try {
    if (step === 'confirm') return await confirm(token)
    const person = ownerOfToken(token)
    if (!person) return seeOther('/vehicle-alerts/invalid-link')
    const alert = textEntry(body.entries, 'alert')
    if (/^\d{1,9}$/.test(alert)) return await change(step, person, Number(alert))
    if (step === 'stop') await stopAll(person)
    return seeOther(step === 'stop' ? '/vehicle-alerts/stopped' : ownerPath(person))
  } catch (error) {
    log.error({ reason: String(error), step }, 'vehicle alert not changed')
    return seeOther('/vehicle-alerts/not-changed')
  }
}
