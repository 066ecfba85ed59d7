import type { Payload } from 'payload'
import { hasStockChanges } from '#features/stock/stock/jobs.ts'
import type { SearchRules } from '../alert.ts'
import { readDueAlerts, recordChecked } from './due-alerts.ts'
import { endExpiredAlerts, sendExpiryNotices } from './expiry.ts'
import { findPriceNews } from './price-news.ts'
import { findSearchNews } from './search-news.ts'
import { sendNews } from './send-news.ts'

/**
 * Vehicles are searched for once they have been in the stock for this time. An import commits minutes after the moment
 * that it records, so a younger moment could be passed before its vehicles are visible.
 */
export const settleMs = 10 * 60 * 1_000

/** What a run has done. */
export type AlertRun = { readonly mails: number; readonly notices: number; readonly expired: number }

/**
 * Mails the owners of alerts what has changed since their last mail, at most once a day per alert. May run in several
 * processes at once.
 *
 * @throws DealersUnavailable when the dealer system failed; the error of the database.
 */
export async function runVehicleAlerts(payload: Payload, rules: SearchRules, now: Date): Promise<AlertRun> {
  const expired = await endExpiredAlerts(payload, now)
  const notices = await sendExpiryNotices(payload, now)
  if (!hasStockChanges()) return { mails: 0, notices, expired }
  const until = new Date(now.getTime() - settleMs)
  until.setMilliseconds(0)
  const searches = await findSearchNews(await readDueAlerts(payload, 'search', now), rules, until)
  const priceNews = await findPriceNews(await readDueAlerts(payload, 'price', now))
  const mails = await sendNews(payload, [...searches.news, ...priceNews], rules, { now, until })
  await recordChecked(payload, searches.idsWithoutNews, until)
  return { mails, notices, expired }
}
