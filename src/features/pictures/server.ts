import { pictureFile } from './data/files.ts'
import { drawingsVersion } from './data/version.ts'
import { type Drawing, type DrawingFile, drawingPath, parseDrawingPath } from './drawing-address.ts'
import type { Picture } from './index.ts'

/** The address a drawing can be cached under for ever. */
export function drawingAddress(drawing: Drawing, file?: DrawingFile): string {
  return `/art/${drawingsVersion()}/${drawingPath(drawing, file)}`
}

const forEver = 'public, max-age=31536000, immutable'
const aMinute = 'public, max-age=60'

/**
 * Answers a request below `/art/`: 400 for parameters nobody offers, 304 for a copy that is still good. An address
 * of another version gets today's drawing, kept only briefly.
 */
export async function serveDrawing(
  request: Request,
  version: string,
  parts: readonly string[],
): Promise<Response> {
  const asked = parseDrawingPath(parts)
  if (!asked) {
    return Response.json(
      {
        type: 'about:blank',
        title: 'No such drawing',
        status: 400,
        detail: 'A vehicle, view, scene, colour or size in this address is not one we draw.',
      },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    )
  }
  const file = await pictureFile(asked.drawing, asked.file)
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'cache-control': version === drawingsVersion() ? forEver : aMinute,
  })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(file.body), { headers })
}

/** The picture that stands for a page where it is shared: pixels, because nothing there draws vectors. */
export function shareImage(
  { scene, vehicle, colour }: Picture,
  alt: string,
): { url: string; width: number; height: number; alt: string } {
  const url = drawingAddress(
    { kind: 'scene', scene, format: 'wide', vehicle, colour },
    { type: 'png', width: 1200 },
  )
  return { url, width: 1200, height: 570, alt }
}
