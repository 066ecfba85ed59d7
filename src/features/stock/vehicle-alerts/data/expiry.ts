import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { withTransaction } from '#platform/database/transaction.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { monthsActive, noticeDays } from '../alert.ts'
import { alertColumns, idList, type StoredAlert, storedAlerts, timestamp } from './alert-row.ts'
import { type AlertOwner, composeMail } from './compose-mail.ts'
import { ownerAddress } from './links.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Notices of one transaction. */
const batchSize = 500

/** Ends the alerts whose time is over. @returns their number. */
export async function endExpiredAlerts(payload: Payload, now: Date): Promise<number> {
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    update vehicle_alerts set state = 'ended', ended_at = ${timestamp(now)}, updated_at = now()
    where state = 'active' and expires_at <= ${timestamp(now)}`)
  return rowCount ?? 0
}

function noticeMail(owner: AlertOwner, alerts: readonly StoredAlert[], now: Date): Mail {
  const isOne = alerts.length === 1
  const heading = isOne ? 'Your vehicle alert ends soon' : `${alerts.length} of your vehicle alerts end soon`
  return composeMail(owner, `vehicle alert notice ${alerts[0]?.id} ${now.getTime()}`, {
    subject: heading,
    preview: `Keep it for another ${monthsActive} months with one click.`,
    heading,
    paragraphs: [
      `Alerts end after ${monthsActive} months. If you are still looking, open your alerts and keep ${isOne ? 'it' : 'them'} for another ${monthsActive} months. Otherwise there is nothing you need to do.`,
    ],
    facts: alerts.map(({ title }) => ({ label: 'Alert', value: title })),
    button: { label: 'Open my alerts', address: ownerAddress(owner.person) },
    footer: ['You get this e-mail because you asked for these alerts on our website.'],
  })
}

/** Notifies the owners of alerts that end within two weeks, each once and in one mail. @returns the number of mails. */
export async function sendExpiryNotices(payload: Payload, now: Date): Promise<number> {
  const outbox = await mailOutbox(payload)
  const soon = new Date(now.getTime() + noticeDays * dayMs)
  return withTransaction(payload, async (transaction) => {
    const { rows } = await transaction.tx.execute(sql`
      select ${alertColumns} from vehicle_alerts
      where state = 'active' and notice_at is null and expires_at <= ${timestamp(soon)}
      order by person, id limit ${batchSize} for update skip locked`)
    const alerts = storedAlerts(rows)
    if (alerts.length === 0) return 0
    await transaction.tx.execute(sql`
      update vehicle_alerts set notice_at = ${timestamp(now)} where id = ${idList(alerts.map(({ id }) => id))}`)
    const byPerson = Map.groupBy(alerts, ({ person }) => person)
    for (const [person, some] of byPerson) {
      const owner = { email: some[0]?.email ?? '', person }
      await outbox.queue(transaction, noticeMail(owner, some, now))
    }
    return byPerson.size
  })
}
