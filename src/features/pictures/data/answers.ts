import { WorkbenchFull } from '#platform/workbench.ts'
import { parseDrawingPath } from '../drawing/address.ts'
import { type PictureFile, pictureFile } from './files.ts'
import { drawingsVersion, isVersion } from './version.ts'

const forEver = 'public, max-age=31536000, immutable'
const aMinute = 'public, max-age=60'

/** Seconds after which a full queue has moved on. */
const retryAfter = '2'

function problem(status: number, title: string, detail: string, headers: Record<string, string>): Response {
  return Response.json(
    { type: 'about:blank', title, status, detail },
    { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
  )
}

const unknown = () =>
  problem(400, 'No such drawing', 'A kind, a value or a size in this address is not one we draw.', {
    'cache-control': aMinute,
  })

const busy = () =>
  problem(503, 'Too many drawings at once', 'The picture can be made in a moment.', {
    'cache-control': 'no-store',
    'retry-after': retryAfter,
  })

function found(request: Request, file: PictureFile, cacheControl: string): Response {
  const headers = new Headers({ 'content-type': file.type, etag: file.etag, 'cache-control': cacheControl })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(file.body), { headers })
}

/**
 * Answers a request below `/art/`: 400 for parameters nobody offers, 503 while too many pictures are being made,
 * 304 for a copy that is still good. An address of another version gets today's drawing, kept only briefly.
 */
export async function serveDrawing(
  request: Request,
  version: string,
  path: readonly string[],
): Promise<Response> {
  const asked = isVersion(version) ? parseDrawingPath(path) : undefined
  if (!asked) return unknown()
  try {
    const file = await pictureFile(asked.drawing, asked.file)
    return found(request, file, version === drawingsVersion() ? forEver : aMinute)
  } catch (error) {
    if (error instanceof WorkbenchFull) return busy()
    throw error
  }
}
