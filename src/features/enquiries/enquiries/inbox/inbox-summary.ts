import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { ownDealerOf, roleOf } from '#features/people/accounts/server.ts'
import { timeZone, utcOffset } from '#platform/site/market.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { countByDay, type DayCounts, dayBefore } from './rules/inbox-days.ts'

/** Figures about enquiries for the dashboard. */
export type InboxSummary = {
  readonly days: readonly DayCounts[]
  /** Pages that enquiries were sent from in these days, the busiest first. */
  readonly sources: readonly { readonly page: string; readonly count: number }[]
  /** Enquiries without a response. */
  readonly unanswered: number
  /** Median minutes to the first response in these days; null without a response. */
  readonly medianMinutes: number | null
}

const dayCount = 14
const maxSources = 5

/**
 * Counts the enquiries that the user may read.
 *
 * @returns null for a user who handles no enquiries.
 */
export async function readInboxSummary(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<InboxSummary | null> {
  const role = roleOf(user)
  const handlesAll = role === 'admin' || role === 'leads'
  const dealer = ownDealerOf(user)
  if (!handlesAll && dealer === undefined) return null
  const today = siteClock().today()
  const own = handlesAll ? sql`true` : sql`dealer_id = ${dealer}`
  const visible = sql`${own} and status <> 'spam'`
  const recent = sql`${visible}
    and received_at >= ${`${dayBefore(today, dayCount - 1)}T00:00:00${utcOffset}`}::timestamptz`
  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await payload.db.drizzle.execute(query)).rows as unknown as Row[]
  const [counts, sources, [responses]] = await Promise.all([
    run<{ day: string; kind: EnquiryKind; count: number }>(sql`
      select to_char(received_at at time zone ${timeZone}::text, 'YYYY-MM-DD') as day, kind, count(*)::int
      from enquiries where ${recent} group by 1, 2`),
    run<{ page: string; count: number }>(sql`
      select page, count(*)::int from enquiries where ${recent} group by 1 order by 2 desc, 1 limit ${maxSources}`),
    run<{ unanswered: number; median: number | null }>(sql`
      select (select count(*)::int from enquiries where ${visible} and status = 'new') as unanswered,
        (select percentile_disc(0.5) within group (order by response_minutes)::int
          from enquiries where ${recent} and response_minutes is not null) as median`),
  ])
  return {
    days: countByDay(counts, today, dayCount),
    sources,
    unanswered: responses?.unanswered ?? 0,
    medianMinutes: responses?.median ?? null,
  }
}
