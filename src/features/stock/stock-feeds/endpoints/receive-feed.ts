import { serviceCaller } from '#features/people/accounts/services.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { ImportRunning } from '../data/import-session.ts'
import { importStock } from '../data/import-stock.ts'
import type { FeedFormat } from '../read/read-feed.ts'
import { maxFeedUpload, uploadedBytes } from './uploaded-bytes.ts'

const formats: Readonly<Record<string, FeedFormat>> = {
  'text/csv': 'csv',
  'application/json': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
}

/** Limits the calls of one service key. A dealer's stock every two seconds is more than any program needs. */
const limit = createRateLimit({ max: 30, periodMs: 60_000 })

const retryLater = { 'retry-after': '30' }

/**
 * Applies the feed in the body of a request, read as it arrives, and responds with the report of the import: 200 when it
 * was applied, 422 when it was refused, 503 when it failed.
 *
 * Query: `dealers`, supplier codes separated by commas (all dealers without it); `allowLargeRemoval=true`.
 */
export async function receiveFeed(request: Request): Promise<Response> {
  const caller = await serviceCaller(request)
  if (caller === null) return problem(401, 'This service is for programs with a service key.')
  const seconds = limit(caller)
  if (seconds !== undefined)
    return problem(429, 'This service key calls too often. Please wait.', { 'retry-after': String(seconds) })
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const format = formats[type]
  if (format === undefined)
    return problem(415, 'Send text/csv, application/json or application/xml, plain or compressed with gzip.')
  if (!['', 'identity', 'gzip'].includes(request.headers.get('content-encoding')?.toLowerCase() ?? ''))
    return problem(415, 'The only content encoding that is accepted is gzip.')
  if (Number(request.headers.get('content-length') ?? 0) > maxFeedUpload)
    return problem(413, `A feed may have up to ${maxFeedUpload / 1_000_000} MB.`)
  return respond(request, format, caller)
}

async function respond(request: Request, format: FeedFormat, caller: string): Promise<Response> {
  const query = new URL(request.url).searchParams
  const dealers = query.get('dealers')
  try {
    const report = await importStock(await cms(), {
      ...{ bytes: uploadedBytes(request), format, signal: request.signal },
      source: `Service key ${caller}`,
      dealers:
        dealers === null
          ? null
          : dealers
              .split(',')
              .map((code) => code.trim())
              .filter((code) => code !== ''),
      allowLargeRemoval: query.get('allowLargeRemoval') === 'true',
    })
    const status = { applied: 200, refused: 422, failed: 503 }[report.status]
    return Response.json(report, {
      status,
      headers: { 'cache-control': 'no-store', ...(status === 503 && retryLater) },
    })
  } catch (error) {
    if (error instanceof ImportRunning) return problem(409, error.message, retryLater)
    log.error({ err: error, path: '/api/stock/imports' }, 'contract request failed')
    return problem(503, 'The request could not be completed. Please try again later.', retryLater)
  }
}
