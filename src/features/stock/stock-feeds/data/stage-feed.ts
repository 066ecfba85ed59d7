import type { FeedRecord } from '../read/feed-record.ts'
import { type CheckContext, checkRow } from '../rules/check-row.ts'
import type { RefusalLog } from '../rules/refusal-log.ts'
import { rawVehicle } from '../wire/raw-vehicle.ts'
import type { ImportSession } from './import-session.ts'
import { type StagedRow, stageRefused, stageRows } from './staging.ts'

const batchSize = 500

/** Vehicles that wait to be staged together. */
type Batch = { readonly rows: StagedRow[]; readonly refusedIds: string[] }

const newBatch = (): Batch => ({ rows: [], refusedIds: [] })

/**
 * Checks the vehicles of a feed and stages the valid ones, in memory for one batch.
 *
 * @throws the error of the feed, or the reason of the signal.
 */
export async function stageFeed(
  session: ImportSession,
  records: AsyncIterable<FeedRecord>,
  context: CheckContext,
  refusals: RefusalLog,
  signal: AbortSignal,
): Promise<void> {
  let ordinal = 0
  let batch = newBatch()
  for await (const record of records) {
    signal.throwIfAborted()
    ordinal += 1
    addRecord(batch, record, ordinal, context, refusals)
    if (batch.rows.length + batch.refusedIds.length < batchSize) continue
    await store(session, batch, refusals)
    batch = newBatch()
  }
  signal.throwIfAborted()
  await store(session, batch, refusals)
}

function addRecord(
  { rows, refusedIds }: Batch,
  record: FeedRecord,
  ordinal: number,
  context: CheckContext,
  refusals: RefusalLog,
): void {
  const { line, problem } = record
  const raw = rawVehicle(record)
  const checked =
    problem === undefined ? checkRow(raw, context) : ({ isValid: false, reason: problem } as const)
  if (checked.isValid) {
    rows.push({ ...checked.row, ordinal, line })
    return
  }
  refusals.add({ line, id: raw.id, reason: checked.reason })
  if (raw.id.length <= 40 && !/[^\x20-\x7e]/.test(raw.id)) refusedIds.push(raw.id)
}

async function store(session: ImportSession, batch: Batch, refusals: RefusalLog): Promise<void> {
  await stageRefused(session, batch.refusedIds)
  for (const { line, id } of await stageRows(session, batch.rows))
    refusals.add({ line, id, reason: 'The id is in the feed already; the first vehicle with it is used.' })
}
