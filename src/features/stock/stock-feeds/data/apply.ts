import { sql } from '@payloadcms/db-postgres'
import type { ImportEffect } from '../rules/import-guard.ts'
import type { ImportSession, ImportTransaction } from './import-session.ts'
import { codesOf } from './staging.ts'

export type AppliedFeed = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly sold: number
  /** Supplier codes of the dealers whose lists changed. */
  readonly changedDealers: readonly string[]
  /** Ids of what changed; of more than {@link maxNamedVehicles} only one more than that. */
  readonly changedVehicles: readonly string[]
}

/** How many changed vehicles are named: with more, everything about stock expires. */
const maxNamedVehicles = 1_000

/** The columns that come from the feed. The pictures fetched for others are discarded when they change. */
const columns = `
  dealer_code, code, make, model, range, year, mileage, body_type, colour, fuel_type, transmission_type, certification,
  sales_type, is_connected, is_public, base_price, price, side_image, images`
  .split(',')
  .map((name) => name.trim())

const listOf = (prefix: string) => sql.raw(columns.map((name) => prefix + name).join(', '))

const inScope = (scope: readonly string[] | null) =>
  scope === null ? sql`true` : sql`v.dealer_code = any(${codesOf(scope)})`

const isGone = sql`
  not exists (select from stock_feed f where f.id = v.id)
  and not exists (select from stock_feed_refused r where r.id = v.id)`

/** Determines positions and effects of the staged vehicles. @returns what applying them would do */
export async function prepareFeed(
  session: ImportSession,
  scope: readonly string[] | null,
): Promise<ImportEffect> {
  await session.execute(sql`
    update stock_feed f set position = numbered.position
    from (select id, row_number() over (partition by dealer_code order by ordinal) - 1 as position from stock_feed) numbered
    where numbered.id = f.id`)
  await session.execute(sql`analyze stock_feed`)
  const { rows } = await session.execute<Record<keyof ImportEffect, number>>(sql`
    select
      (select count(*)::int from stock_feed) as valid,
      (select count(*)::int from stock_feed where not is_public) as hidden,
      count(*)::int as listed,
      count(*) filter (where ${isGone} or exists (
        select from stock_feed f where f.id = v.id and not f.is_public))::int as removed
    from stock_vehicles v where v.sold_at is null and v.is_public and ${inScope(scope)}`)
  const [effect] = rows
  if (!effect) throw new Error('The effect of the feed could not be determined.')
  return effect
}

/**
 * Stores the staged vehicles. Rows that are the same are not written, so that a second run changes nothing; a vehicle that
 * only moved within the feed gets its position and counts as unchanged. A vehicle counts as added when visitors can see it,
 * so that one that was stored before it may be shown is among the latest, and in the mails about new vehicles.
 *
 * @param now ISO moment
 */
export async function applyFeed(
  tx: ImportTransaction,
  scope: readonly string[] | null,
  now: string,
): Promise<AppliedFeed> {
  // Other writers wait, so that the effects below still hold when they are written.
  await tx.execute(sql`lock table stock_vehicles in share row exclusive mode`)
  await tx.execute(sql`
    update stock_feed f set effect = case
      when v.id is null then 'added'
      when v.sold_at is not null or (${listOf('v.')}) is distinct from (${listOf('f.')}) then 'changed'
      when v.position <> f.position then 'moved'
      end
    from stock_feed s left join stock_vehicles v on v.id = s.id where s.id = f.id`)
  await tx.execute(sql`
    insert into stock_feed_gone
    select v.id, v.dealer_code from stock_vehicles v
    where v.sold_at is null and ${inScope(scope)} and ${isGone}`)
  const changed = await findChanged(tx)
  await tx.execute(sql`
    insert into stock_vehicles (id, ${listOf('')}, position, added_at, updated_at)
    select id, ${listOf('')}, position, ${now}, ${now} from stock_feed where effect = 'added'`)
  await tx.execute(sql`
    update stock_vehicles v set (${listOf('')}, position, updated_at, sold_at, added_at, own_side_image, own_images) = (
      ${listOf('f.')}, f.position, ${now}, null,
      case when f.is_public and not v.is_public then ${now}::timestamptz else v.added_at end,
      case when v.side_image is not distinct from f.side_image then v.own_side_image end,
      case when v.images = f.images then v.own_images end)
    from stock_feed f where f.id = v.id and f.effect in ('changed', 'moved')`)
  await tx.execute(sql`
    update stock_vehicles v set sold_at = ${now}, updated_at = ${now}
    from stock_feed_gone gone where gone.id = v.id`)
  const { rows: counts } = await tx.execute<Omit<AppliedFeed, 'changedDealers' | 'changedVehicles'>>(sql`
    select count(*) filter (where effect = 'added')::int as added,
      count(*) filter (where effect = 'changed')::int as changed,
      count(*) filter (where effect is null or effect = 'moved')::int as unchanged,
      (select count(*)::int from stock_feed_gone) as sold
    from stock_feed`)
  const [count] = counts
  if (!count) throw new Error('The applied vehicles could not be counted.')
  return { ...count, ...changed }
}

/** Finds what is about to change, before a vehicle that moved to another dealer loses its former one. */
async function findChanged(
  tx: ImportTransaction,
): Promise<Pick<AppliedFeed, 'changedDealers' | 'changedVehicles'>> {
  const changes = sql`(
    select dealer_code, id from stock_feed where effect is not null
    union all select dealer_code, id from stock_feed_gone
    union all
    select v.dealer_code, v.id from stock_vehicles v join stock_feed f on f.id = v.id where f.effect = 'changed') c`
  const { rows: dealers } = await tx.execute<{ code: string }>(
    sql`select distinct dealer_code as code from ${changes} order by 1`,
  )
  const { rows: vehicles } = await tx.execute<{ id: string }>(
    sql`select distinct id from ${changes} order by 1 limit ${maxNamedVehicles + 1}`,
  )
  return { changedDealers: dealers.map(({ code }) => code), changedVehicles: vehicles.map(({ id }) => id) }
}
