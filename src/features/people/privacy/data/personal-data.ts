import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { loadPersonalData } from '#features/enquiries/enquiries/jobs.ts'
import { loadDeliveredData } from '#features/enquiries/lead-delivery/jobs.ts'
import { exportRemindersOf } from '#features/owners/service-reminders/jobs.ts'
import { consentHistory } from '#features/people/consent/jobs.ts'
import { exportAlertsOf } from '#features/stock/vehicle-alerts/jobs.ts'
import { brand } from '#platform/site/brand.ts'

async function subscriptionOf(payload: Payload, person: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select email, first_name as "firstName", last_name as "lastName", state, asked_at as "askedAt",
      confirmed_at as "confirmedAt", left_at as "leftAt"
    from subscribers where person = ${person}`)
  return rows[0] ?? null
}

async function requestsOf(payload: Payload, person: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select reference, wish, state, received_at as "receivedAt", done_at as "doneAt"
    from privacy_requests where person = ${person} order by received_at`)
  return rows
}

/**
 * Collects all personal data of a person for an export request. The content of files is read later, by the functions in
 * their place.
 *
 * Source: POPIA, section 23.
 */
export async function collectPersonalData(
  payload: Payload,
  { email, person }: { email: string; person: string },
  now: Date,
) {
  const [enquiries, handovers, newsletter, vehicleAlerts, serviceReminders, consent, privacyRequests] =
    await Promise.all([
      loadPersonalData().then(({ exportEnquiriesOf }) => exportEnquiriesOf(email)),
      loadDeliveredData().then((deliveredData) => deliveredData.findDeliveryRecords(email)),
      subscriptionOf(payload, person),
      exportAlertsOf(payload, person),
      exportRemindersOf(payload, person),
      consentHistory(payload, person),
      requestsOf(payload, person),
    ])
  return {
    about: email,
    heldBy: brand.siteName,
    asOf: now.toISOString(),
    enquiries,
    handovers,
    newsletter,
    vehicleAlerts,
    serviceReminders,
    consent,
    privacyRequests,
  }
}
