import { sql } from '@payloadcms/db-postgres'
import type { FeedRow } from '../rules/feed-row.ts'
import type { ImportSession } from './import-session.ts'

/** A valid vehicle with its number in the feed. */
export type StagedRow = FeedRow & { readonly ordinal: number; readonly line: number }

/**
 * Creates the tables in which a feed waits until it is complete: `stock_feed` for valid vehicles, `stock_feed_refused` for
 * the ids of refused ones, which stay as they are stored, and `stock_feed_gone` for stored vehicles that the feed lacks.
 */
export async function createStaging(session: ImportSession): Promise<void> {
  await session.execute(sql`
    create temporary table stock_feed (
      ordinal integer not null,
      line integer not null,
      id varchar(40) primary key,
      dealer_code varchar(20) not null,
      code varchar(40) not null,
      make varchar(60) not null,
      model varchar(120) not null,
      range varchar(60) not null,
      year integer,
      mileage integer,
      body_type varchar(40) not null,
      colour varchar(60) not null,
      fuel_type varchar(40) not null,
      transmission_type varchar(40) not null,
      certification varchar(20) not null,
      sales_type varchar(20) not null,
      is_connected boolean not null,
      is_public boolean not null,
      base_price bigint,
      price bigint,
      side_image varchar(2000),
      images jsonb not null,
      position integer,
      effect varchar(10)
    )`)
  await session.execute(sql`create temporary table stock_feed_refused (id varchar(40) primary key)`)
  await session.execute(sql`
    create temporary table stock_feed_gone (id varchar(40) primary key, dealer_code varchar(20) not null)`)
}

/** Adds vehicles. @returns those whose id is in the feed already, which are left out. */
export async function stageRows(
  session: ImportSession,
  rows: readonly StagedRow[],
): Promise<readonly StagedRow[]> {
  if (rows.length === 0) return []
  const { rows: staged } = await session.execute<{ ordinal: number }>(sql`
    insert into stock_feed
    select
      ordinal, line, id, "dealerCode", code, make, model, range, year, mileage, "bodyType", colour, "fuelType",
      "transmissionType", certification, "salesType", "isConnected", "isPublic", "basePrice", price, "sideImage", images
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      ordinal integer, line integer, id text, "dealerCode" text, code text, make text, model text, range text, year integer,
      mileage integer, "bodyType" text, colour text, "fuelType" text, "transmissionType" text, certification text,
      "salesType" text, "isConnected" boolean, "isPublic" boolean, "basePrice" bigint, price bigint, "sideImage" text,
      images jsonb)
    order by ordinal
    on conflict (id) do nothing
    returning ordinal`)
  const stored = new Set(staged.map(({ ordinal }) => ordinal))
  return rows.filter(({ ordinal }) => !stored.has(ordinal))
}

/** Notes the ids of refused vehicles. */
export async function stageRefused(session: ImportSession, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await session.execute(sql`
    insert into stock_feed_refused select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
    on conflict do nothing`)
}

/**
 * Removes the vehicles whose id belongs to a vehicle of a dealer outside the scope. The id of a sold one is free, so that
 * a vehicle can move to another branch.
 *
 * @returns their lines and ids, in the order of the feed
 */
export async function unstageForeign(
  session: ImportSession,
  scope: readonly string[],
): Promise<readonly { readonly line: number; readonly id: string }[]> {
  const { rows } = await session.execute<{ line: number; id: string }>(sql`
    with foreign_rows as (
      delete from stock_feed f using stock_vehicles v
      where v.id = f.id and v.sold_at is null and v.dealer_code <> all(${codesOf(scope)})
      returning f.ordinal, f.line, f.id)
    select line, id from foreign_rows order by ordinal`)
  return rows
}

/** An array of supplier codes as one parameter. */
export const codesOf = (codes: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`
