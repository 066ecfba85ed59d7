import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { loadDeliveredData } from '#features/lead-delivery/jobs.ts'
import { forgetMailsBefore } from '#features/mail/server.ts'
import { log } from '#platform/log.ts'
import { daysInTrash, emptyTrash } from '#platform/trash/empty-trash.ts'
import { type Retention, retentionPeriods, usualRetention } from '../retention.ts'
import { periodBefore } from '../rules/period-before.ts'
import { carryOut } from './carry-out.ts'
import { daysToConfirm, openRequests } from './requests.ts'

/** Days for which a copy can be fetched. */
const daysToFetch = 7

/** The periods in force; the usual ones where an administrator has set none. */
export async function retentionInForce(payload: Payload): Promise<Retention> {
  const stored = await payload.findGlobal({ slug: 'privacy-settings', depth: 0, overrideAccess: true })
  const periods = retentionPeriods.map(({ name }) => [name, stored[name] ?? usualRetention[name]])
  return Object.fromEntries(periods) as Retention
}

async function remove(payload: Payload, statement: ReturnType<typeof sql>): Promise<number> {
  const { rowCount } = await payload.db.drizzle.execute(statement)
  return rowCount ?? 0
}

/**
 * Erases what is older than its period. What cannot be erased tonight is tomorrow, and said in the log.
 *
 * @returns how many of each kind were erased.
 */
export async function applyRetention(payload: Payload, now: Date): Promise<Readonly<Record<string, number>>> {
  const kept = await retentionInForce(payload)
  const months = (count: number) => periodBefore(now, { months: count })
  const days = (count: number) => periodBefore(now, { days: count })
  const iso = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  const { eraseEnquiriesBefore, forgetHandoversBefore } = await loadDeliveredData()
  const works: readonly (readonly [string, () => Promise<number>])[] = [
    ['enquiries', () => eraseEnquiriesBefore(months(kept.enquiryMonths))],
    ['handovers', () => forgetHandoversBefore(months(kept.enquiryMonths))],
    ['mails', () => forgetMailsBefore(days(kept.mailDays))],
    ['trash', () => emptyTrash(payload, days(daysInTrash))],
    [
      'pendingSubscribers',
      () =>
        remove(
          payload,
          sql`delete from subscribers where state = 'pending' and asked_at < ${iso(days(kept.pendingSubscriberDays))}`,
        ),
    ],
    [
      'formerSubscribers',
      () =>
        remove(
          payload,
          sql`delete from subscribers where state = 'unsubscribed' and left_at < ${iso(months(kept.formerSubscriberMonths))}`,
        ),
    ],
    [
      'privacyRequests',
      () =>
        remove(
          payload,
          sql`delete from privacy_requests where state = 'done' and received_at < ${iso(months(kept.privacyRequestMonths))}
            or state = 'unconfirmed' and received_at < ${iso(days(daysToConfirm))}`,
        ),
    ],
    [
      'fetchedCopies',
      () =>
        remove(
          payload,
          sql`update privacy_requests set email = null, updated_at = now()
            where state = 'done' and email is not null and done_at < ${iso(days(daysToFetch))}`,
        ),
    ],
  ]
  const counts: Record<string, number> = {}
  for (const [kind, work] of works) {
    try {
      counts[kind] = await work()
    } catch (error) {
      log.error({ kind, reason: String(error) }, 'what is too old could not be erased')
    }
  }
  return counts
}

/** Answers what could not be answered when it was confirmed. */
export async function answerOpenRequests(payload: Payload, now: Date): Promise<number> {
  let answered = 0
  for (const request of await openRequests(payload)) {
    try {
      await carryOut(payload, request, now)
      answered += 1
    } catch (error) {
      log.error({ reason: String(error), reference: request.reference }, 'a privacy request stays open')
    }
  }
  return answered
}
