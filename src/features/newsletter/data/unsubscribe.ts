import { personOfToken, recordRefusal } from '#features/consent/jobs.ts'
import { cms } from '#platform/cms.ts'
import { withTransaction } from '#platform/database/transaction.ts'
import { log } from '#platform/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody, textEntry } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/site-clock.ts'
import { endSubscription } from './local.ts'

const noStore = { 'cache-control': 'no-store' }

const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...noStore, location } })

/** Ends marketing to a person: written into the ledger, and off the newsletter, both or neither. */
async function objectFor(person: string): Promise<void> {
  const at = siteClock().now()
  await withTransaction(await cms(), async (transaction) => {
    await recordRefusal(transaction, 'objected', person, { source: 'link', at })
    await endSubscription(transaction, person, at)
  })
}

/** The link in a message, followed by a person: it leads to a page with a button, as mail scanners follow links too. */
export function answerUnsubscribeLink(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return seeOther(personOfToken(token) ? `/unsubscribe/${token}` : '/unsubscribe/invalid')
}

/**
 * Ends marketing at once, without a question: for mail programs, which POST to the link of a message, and for the
 * button of our own page. Source: RFC 8058 §3; POPIA, section 69.
 */
export async function answerUnsubscribe(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams.get('token')
  const body = await readBody(request)
  const entries = body.kind === 'refused' ? {} : body.entries
  const byProgram = query !== null
  const person = personOfToken(query ?? textEntry(entries, 'token'))
  if (!person)
    return byProgram ? problem(400, 'This link is not one of ours.') : seeOther('/unsubscribe/invalid')
  try {
    await objectFor(person)
  } catch (error) {
    log.error({ reason: String(error) }, 'an objection could not be written down')
    return byProgram ? problem(503, 'Please try again in a moment.') : seeOther('/unsubscribe/failed')
  }
  return byProgram ? new Response(null, { status: 200, headers: noStore }) : seeOther('/unsubscribe/done')
}
