import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { log } from '#platform/process/log.ts'
import type { SearchRules } from '../alert.ts'
import { timestamp } from './alert-row.ts'
import type { News } from './due-alerts.ts'
import { newsMail } from './news-mail.ts'

type Moments = {
  readonly now: Date
  /** Up to which vehicles were searched. */
  readonly until: Date
}

/**
 * Records that news of an alert are mailed. @returns false when they are no longer news: another process has mailed them,
 * or the alert was stopped or erased.
 */
async function claim(
  { tx }: Transaction,
  { alert, content }: News,
  { now, until }: Moments,
): Promise<boolean> {
  const mailed = sql`last_mailed_at = ${timestamp(now)}, updated_at = now()`
  const isCurrent = sql`id = ${alert.id} and state = 'active' and last_checked_at = ${timestamp(alert.lastCheckedAt)}`
  const statements = {
    new: () => sql`
      update vehicle_alerts set last_checked_at = ${timestamp(until)}, ${mailed} where ${isCurrent} returning id`,
    drop: () => sql`
      update vehicle_alerts set last_price = ${content.kind === 'drop' ? content.vehicle.price : null}, ${mailed}
      where ${isCurrent} and last_price = ${alert.lastPrice} returning id`,
    sold: () => sql`
      update vehicle_alerts set state = 'ended', ended_at = ${timestamp(now)}, ${mailed} where ${isCurrent} returning id`,
  }
  const { rows } = await tx.execute(statements[content.kind]())
  return rows.length > 0
}

/**
 * Mails each person all news in one mail. The mail is queued in the transaction that records it, so that no news is mailed
 * twice, whatever process is killed. A person whose mail cannot be queued is tried again at the next run.
 *
 * @returns the number of queued mails.
 */
export async function sendNews(
  payload: Payload,
  news: readonly News[],
  rules: Pick<SearchRules, 'pathOf'>,
  moments: Moments,
): Promise<number> {
  if (news.length === 0) return 0
  const outbox = await mailOutbox(payload)
  let mails = 0
  for (const [person, some] of Map.groupBy(news, ({ alert }) => alert.person)) {
    // In one order in all processes, so that two of them cannot wait for each other.
    const ordered = some.toSorted((a, b) => a.alert.id - b.alert.id)
    try {
      await withTransaction(payload, async (transaction) => {
        const claimed: News[] = []
        for (const each of ordered) if (await claim(transaction, each, moments)) claimed.push(each)
        const [first] = claimed
        if (!first) return
        const key = `vehicle alert news ${first.alert.id} ${moments.now.getTime()}`
        await outbox.queue(
          transaction,
          newsMail({ email: first.alert.email, person }, key, claimed, rules.pathOf),
        )
        mails += 1
      })
    } catch (error) {
      log.error({ reason: String(error), alert: some[0]?.alert.id }, 'vehicle alert mail not queued')
    }
  }
  return mails
}
