import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { ownRetention } from '#features/enquiries/enquiries/jobs.ts'
import { loadDeliveredData } from '#features/enquiries/lead-delivery/jobs.ts'
import { deleteNetworksBefore } from '#features/motorsport/motorsport-poll/jobs.ts'
import { deleteOldReminders } from '#features/owners/service-reminders/jobs.ts'
import { deleteFeedbackBefore } from '#features/people/feedback/jobs.ts'
import { deleteMailsBefore } from '#features/site/mail/server.ts'
import { deleteExpiredFiles, removeAbandonedUploads } from '#features/site/uploads/jobs.ts'
import { deleteOldFirstReads } from '#features/stock/stock/jobs.ts'
import { deleteOldAlerts } from '#features/stock/vehicle-alerts/jobs.ts'
import { log } from '#platform/process/log.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { daysInTrash, emptyTrash } from '#platform/trash/empty-trash.ts'
import { defaultRetention, type Retention, retentionPeriods } from '../retention.ts'
import { subtractPeriod } from '../rules/subtract-period.ts'
import { fulfilRequest } from './fulfil-request.ts'
import { daysToConfirm, findOpenRequests } from './requests.ts'

/** Days for which an exported copy can be downloaded. */
const downloadDays = 7

/** Reads the configured retention periods; the default for a period that is not set. */
export async function readRetention(payload: Payload): Promise<Retention> {
  const stored = await payload.findGlobal({ slug: 'privacy-settings', depth: 0, overrideAccess: true })
  const periods = retentionPeriods.map(({ name }) => [name, stored[name] ?? defaultRetention[name]])
  return Object.fromEntries(periods) as Retention
}

async function executeAndCount(payload: Payload, statement: ReturnType<typeof sql>): Promise<number> {
  const { rowCount } = await payload.db.drizzle.execute(statement)
  return rowCount ?? 0
}

/**
 * Erases data that is older than its retention period. A kind that fails is logged and retried the next night.
 *
 * @returns the number of erased records of each kind that succeeded.
 */
export async function applyRetention(payload: Payload, now: Date): Promise<Readonly<Record<string, number>>> {
  const retention = await readRetention(payload)
  const months = (count: number) => subtractPeriod(now, { months: count })
  const days = (count: number) => subtractPeriod(now, { days: count })
  const iso = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  const deliveredData = await loadDeliveredData()
  const tasks: readonly (readonly [string, () => Promise<number>])[] = [
    ['enquiries', () => deliveredData.eraseOldEnquiries({ before: months(retention.enquiryMonths) })],
    ...ownRetention.map(
      ({ kind, months: count }) =>
        [kind, () => deliveredData.eraseOldEnquiries({ before: months(count), kind })] as const,
    ),
    ['handovers', () => deliveredData.deleteDeliveryRecordsBefore(months(retention.enquiryMonths))],
    ['formFiles', () => deleteExpiredFiles(payload, now)],
    ['abandonedUploads', removeAbandonedUploads],
    ['mails', () => deleteMailsBefore(days(retention.mailDays))],
    ['feedback', () => deleteFeedbackBefore(payload, months(retention.feedbackMonths))],
    ['vehicleAlerts', () => deleteOldAlerts(payload, now)],
    ['serviceReminders', () => deleteOldReminders(payload, now)],
    ['firstReads', () => deleteOldFirstReads(payload, now)],
    ['pollNetworks', () => deleteNetworksBefore(payload, calendarDayOf(now))],
    ['trash', () => emptyTrash(payload, days(daysInTrash))],
    [
      'pendingSubscribers',
      () =>
        executeAndCount(
          payload,
          sql`delete from subscribers where state = 'pending' and asked_at < ${iso(days(retention.pendingSubscriberDays))}`,
        ),
    ],
    [
      'formerSubscribers',
      () =>
        executeAndCount(
          payload,
          sql`delete from subscribers where state = 'unsubscribed' and left_at < ${iso(months(retention.formerSubscriberMonths))}`,
        ),
    ],
    [
      'privacyRequests',
      () =>
        executeAndCount(
          payload,
          sql`delete from privacy_requests where state = 'done' and received_at < ${iso(months(retention.privacyRequestMonths))}
            or state = 'unconfirmed' and received_at < ${iso(days(daysToConfirm))}`,
        ),
    ],
    [
      'fetchedCopies',
      () =>
        executeAndCount(
          payload,
          sql`update privacy_requests set email = null, updated_at = now()
            where state = 'done' and email is not null and done_at < ${iso(days(downloadDays))}`,
        ),
    ],
  ]
  const counts: Record<string, number> = {}
  for (const [kind, run] of tasks) {
    try {
      counts[kind] = await run()
    } catch (error) {
      log.error({ kind, reason: String(error) }, 'retention failed for one kind of data')
    }
  }
  return counts
}

/** Fulfils requests that could not be fulfilled when they were confirmed. @returns the number of fulfilled requests. */
export async function fulfilOpenRequests(payload: Payload, now: Date): Promise<number> {
  let fulfilled = 0
  for (const request of await findOpenRequests(payload)) {
    try {
      await fulfilRequest(payload, request, now)
      fulfilled += 1
    } catch (error) {
      log.error(
        { reason: String(error), reference: request.reference },
        'privacy request not fulfilled, left open',
      )
    }
  }
  return fulfilled
}
