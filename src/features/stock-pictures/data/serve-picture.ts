import { readFile } from 'node:fs/promises'
import { pictureWidths } from '../rules/own-address.ts'
import { ownPictureFolder } from './picture-work.ts'

const keyPattern = /^[0-9a-f]{32}$/

const notFound = () =>
  Response.json(
    { type: 'about:blank', title: 'No such picture', status: 404 },
    { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'application/problem+json' } },
  )

/**
 * Responds to a request below `/stock-pictures/` with a fetched picture, cacheable for ever because a key never gets other
 * content; 404 for one that is not stored.
 */
export async function serveStockPicture(request: Request, path: readonly string[]): Promise<Response> {
  const [key = '', file, ...rest] = path
  const width = pictureWidths.find((candidate) => file === `${candidate}.webp`)
  if (!keyPattern.test(key) || width === undefined || rest.length > 0) return notFound()
  const etag = `"${key}-${width}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
  }
  const body = await readFile(ownPictureFolder().fileOf(key, width)).catch(() => null)
  if (body === null) return notFound()
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers })
}
