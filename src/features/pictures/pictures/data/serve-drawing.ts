import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'
import { parseDrawingPath } from '../drawing/address.ts'
import { drawingsVersion } from '../drawing/version.generated.ts'
import { type PictureFile, renderPictureFile } from './render-picture-file.ts'
import { isVersion } from './version.ts'

const immutable = 'public, max-age=31536000, immutable'
const oneMinute = 'public, max-age=60'

/** Seconds until a full queue usually has room again. */
const retryAfterSeconds = '2'

function problem(status: number, title: string, detail: string, headers: Record<string, string>): Response {
  return Response.json(
    { type: 'about:blank', title, status, detail },
    { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
  )
}

const badRequest = () =>
  problem(400, 'No such drawing', 'The address has an unknown kind, value or size.', {
    'cache-control': oneMinute,
  })

const overloaded = () =>
  problem(503, 'Too many drawings queued', 'Retry after 2 seconds.', {
    'cache-control': 'no-store',
    'retry-after': retryAfterSeconds,
  })

function serveFile(request: Request, file: PictureFile, cacheControl: string): Response {
  const headers = new Headers({ 'content-type': file.type, etag: file.etag, 'cache-control': cacheControl })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(file.body), { headers })
}

/**
 * Responds to a request below `/art/`: 400 for invalid parameters, 503 when too many pictures are queued, 304 when the
 * ETag matches. The address of another version gets the current drawing, cacheable for one minute.
 */
export async function serveDrawing(
  request: Request,
  version: string,
  path: readonly string[],
): Promise<Response> {
  const parsed = isVersion(version) ? parseDrawingPath(path) : undefined
  if (!parsed) return badRequest()
  try {
    const file = await renderPictureFile(parsed.drawing, parsed.file)
    return serveFile(request, file, version === drawingsVersion ? immutable : oneMinute)
  } catch (error) {
    if (error instanceof ConcurrencyLimitExceeded) return overloaded()
    throw error
  }
}
