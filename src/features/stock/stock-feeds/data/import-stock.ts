import type { Payload } from 'payload'
import { readSupplierCodes } from '#features/dealers/dealers/jobs.ts'
import { stockChanged } from '#features/stock/stock/jobs.ts'
import { errorFacts } from '#platform/process/error-facts.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { ImportCounts, ImportReport, ImportStatus } from '../import-report.ts'
import { FeedBroken } from '../read/feed-record.ts'
import { type FeedFormat, readFeed } from '../read/read-feed.ts'
import { appliedMessage, importObjection } from '../rules/import-guard.ts'
import { createRefusalLog, type RefusalLog } from '../rules/refusal-log.ts'
import { applyFeed, prepareFeed } from './apply.ts'
import { type ImportSession, withImportSession } from './import-session.ts'
import { storeReport } from './report-table.ts'
import { stageFeed } from './stage-feed.ts'
import { createStaging, unstageForeign } from './staging.ts'

export { ImportRunning } from './import-session.ts'

export type ImportOptions = {
  /** The feed: UTF-8, plain or gzip. An error of it fails the import. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Recognised by the first character when it is not given. */
  readonly format?: FeedFormat | undefined
  /** What the report names as its source, such as a file. */
  readonly source: string
  /** Supplier codes of the dealers whose whole stock the feed holds; null for that of all dealers. */
  readonly dealers: readonly string[] | null
  readonly allowLargeRemoval: boolean
  readonly signal: AbortSignal
}

/** The feed was not applied; the message says why, for its supplier. */
class ImportRefused extends Error {}

type Progress = { read: number; readonly refusals: RefusalLog }

const nothing = { added: 0, changed: 0, unchanged: 0, sold: 0 }

/**
 * Reads a feed and applies it in one transaction, or changes nothing. The report is stored, whatever its status; a failure
 * is logged.
 *
 * @throws ImportRunning when another import is running.
 */
export function importStock(payload: Payload, options: ImportOptions): Promise<ImportReport> {
  const startedAt = siteClock().now().toISOString()
  const progress: Progress = { read: 0, refusals: createRefusalLog() }
  const reportOf = (
    status: ImportStatus,
    message: string,
    counts: Partial<ImportCounts> = {},
  ): ImportReport => ({
    ...{ source: options.source.slice(0, 300), status, message, startedAt },
    finishedAt: siteClock().now().toISOString(),
    counts: { ...nothing, read: progress.read, refused: progress.refusals.count, ...counts },
    refusals: progress.refusals.first,
  })
  return withImportSession(payload, async (session) => {
    try {
      return await apply(session, options, progress, reportOf)
    } catch (error) {
      const report = isRefusal(error)
        ? reportOf('refused', `${error.message} Nothing was changed.`)
        : reportOf('failed', 'The feed could not be read or stored completely. Nothing was changed.')
      if (report.status === 'failed')
        log.error({ source: report.source, reason: errorFacts(error).message }, 'stock import failed')
      await storeReport(session, report).catch((reason: unknown) => {
        log.error(
          { source: report.source, reason: errorFacts(reason).message },
          'stock import report not stored',
        )
      })
      return report
    }
  })
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof FeedBroken || error instanceof ImportRefused

async function apply(
  session: ImportSession,
  options: ImportOptions,
  progress: Progress,
  reportOf: (status: ImportStatus, message: string, counts?: Partial<ImportCounts>) => ImportReport,
): Promise<ImportReport> {
  const { bytes, format, dealers, allowLargeRemoval, signal } = options
  const { refusals } = progress
  const dealerCodes = await readSupplierCodes()
  checkScope(dealers, dealerCodes)
  const context = {
    ...{ dealerCodes, scope: dealers && new Set(dealers) },
    currentYear: Number(siteClock().today().slice(0, 4)),
  }
  await createStaging(session)
  await stageFeed(session, countedInto(progress, readFeed(bytes, format)), context, refusals, signal)
  for (const { id, line } of dealers ? await unstageForeign(session, dealers) : [])
    refusals.add({ line, id, reason: 'The id belongs to a vehicle of another dealer.' })
  const effect = await prepareFeed(session, dealers)
  const objection = allowLargeRemoval ? null : importObjection(effect)
  if (objection !== null) throw new ImportRefused(objection)
  return session.transaction(async (tx) => {
    const now = siteClock().now().toISOString()
    const applied = await applyFeed(tx, dealers, now)
    await stockChanged(tx, applied.changedDealers, applied.changedVehicles)
    const { added, changed, unchanged, sold } = applied
    const report = reportOf('applied', appliedMessage(effect), { added, changed, unchanged, sold })
    await storeReport(tx, report)
    signal.throwIfAborted()
    return report
  })
}

async function* countedInto<Item>(progress: Progress, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    progress.read += 1
    yield item
  }
}

function checkScope(dealers: readonly string[] | null, known: ReadonlySet<string>): void {
  if (dealers?.length === 0) throw new ImportRefused('No dealer is named.')
  const unknown = dealers?.filter((code) => !known.has(code)) ?? []
  if (unknown.length > 0)
    throw new ImportRefused(`There is no listed dealer with the code ${unknown.slice(0, 5).join(', ')}.`)
}
