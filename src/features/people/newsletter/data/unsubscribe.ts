import { personOfToken, recordRefusal } from '#features/people/consent/jobs.ts'
import { withTransaction } from '#platform/database/transaction.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { endSubscription } from './local.ts'

const noStore = { 'cache-control': 'no-store' }

const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...noStore, location } })

/** Records an objection to marketing in the ledger and ends the subscription, in one transaction. */
async function recordObjection(person: string): Promise<void> {
  const at = siteClock().now()
  await withTransaction(await cms(), async (transaction) => {
    await recordRefusal(transaction, 'objected', person, { source: 'link', at })
    await endSubscription(transaction, person, at)
  })
}

/** Redirects the GET of an unsubscribe link to a page with a button, as mail scanners open links too. */
export function handleUnsubscribeLink(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return seeOther(personOfToken(token) ? `/unsubscribe/${token}` : '/unsubscribe/invalid')
}

/**
 * Ends marketing immediately: for mail programs, which POST to the unsubscribe link, and for the button of our page.
 * Source: RFC 8058 §3; POPIA, section 69.
 */
export async function handleUnsubscribe(request: Request): Promise<Response> {
  const queryToken = new URL(request.url).searchParams.get('token')
  const body = await readBody(request)
  const entries = body.kind === 'refused' ? {} : body.entries
  const byProgram = queryToken !== null
  const person = personOfToken(queryToken ?? textEntry(entries, 'token'))
  if (!person)
    return byProgram
      ? problem(400, 'The token of this unsubscribe link is invalid.')
      : seeOther('/unsubscribe/invalid')
  try {
    await recordObjection(person)
  } catch (error) {
    log.error({ reason: String(error) }, 'marketing objection not stored')
    return byProgram ? problem(503, 'Please try again in a moment.') : seeOther('/unsubscribe/failed')
  }
  return byProgram ? new Response(null, { status: 200, headers: noStore }) : seeOther('/unsubscribe/done')
}
