import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { ownDealerOf, roleOf } from '#features/accounts/cms.ts'
import { timeZone, utcOffset } from '#platform/market.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { type DayCounts, dayBefore, dayByDay } from '../rules/desk-days.ts'

/** What those who handle enquiries find on arriving. */
export type EnquiryDesk = {
  readonly days: readonly DayCounts[]
  /** Pages they were sent from in these days, the busiest first. */
  readonly sources: readonly { readonly page: string; readonly count: number }[]
  /** That nobody has answered yet. */
  readonly unanswered: number
  /** Minutes to the first answer, the middle of those days; null while nothing was answered. */
  readonly usualMinutes: number | null
}

const daysShown = 14
const shown = 5

/**
 * Counts for the dashboard, within what whoever asks may read.
 *
 * @returns null for those who handle no enquiries.
 */
export async function enquiryDesk(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<EnquiryDesk | null> {
  const role = roleOf(user)
  const handlesAll = role === 'admin' || role === 'leads'
  const dealer = ownDealerOf(user)
  if (!handlesAll && dealer === undefined) return null
  const today = siteClock().today()
  const own = handlesAll ? sql`true` : sql`dealer_id = ${dealer}`
  const mine = sql`${own} and status <> 'spam'`
  const recent = sql`${mine}
    and received_at >= ${`${dayBefore(today, daysShown - 1)}T00:00:00${utcOffset}`}::timestamptz`
  const ask = async <Row>(query: ReturnType<typeof sql>) =>
    (await payload.db.drizzle.execute(query)).rows as unknown as Row[]
  const [found, sources, [answers]] = await Promise.all([
    ask<{ day: string; kind: EnquiryKind; count: number }>(sql`
      select to_char(received_at at time zone ${timeZone}::text, 'YYYY-MM-DD') as day, kind, count(*)::int
      from enquiries where ${recent} group by 1, 2`),
    ask<{ page: string; count: number }>(sql`
      select page, count(*)::int from enquiries where ${recent} group by 1 order by 2 desc, 1 limit ${shown}`),
    ask<{ unanswered: number; usual: number | null }>(sql`
      select (select count(*)::int from enquiries where ${mine} and status = 'new') as unanswered,
        (select percentile_disc(0.5) within group (order by response_minutes)::int
          from enquiries where ${recent} and response_minutes is not null) as usual`),
  ])
  return {
    days: dayByDay(found, today, daysShown),
    sources,
    unanswered: answers?.unanswered ?? 0,
    usualMinutes: answers?.usual ?? null,
  }
}
