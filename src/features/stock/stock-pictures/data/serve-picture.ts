import { readFile } from 'node:fs/promises'
import { pictureWidths } from '../rules/own-address.ts'
import type { PictureFolder } from './picture-folder.ts'
import { ownPictureFolder } from './picture-work.ts'

const keyPattern = /^[0-9a-f]{32}$/

const notFound = () =>
  Response.json(
    { type: 'about:blank', title: 'No such picture', status: 404 },
    { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'application/problem+json' } },
  )

/**
 * Responds to a request with a fetched picture of a folder, cacheable for ever because a key never gets other content; 404
 * for one that is not stored.
 *
 * @param path the key and the name of the file
 */
export async function servePicture(
  folder: PictureFolder,
  request: Request,
  path: readonly string[],
): Promise<Response> {
  const [key = '', file, ...rest] = path
  const width = pictureWidths.find((candidate) => file === `${candidate}.webp`)
  if (!keyPattern.test(key) || width === undefined || rest.length > 0) return notFound()
  const etag = `"${key}-${width}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
  }
  const body = await readFile(folder.fileOf(key, width)).catch(() => null)
  if (body === null) return notFound()
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers })
}

/** Responds to a request below `/stock-pictures/`. */
export const serveStockPicture = (request: Request, path: readonly string[]): Promise<Response> =>
  servePicture(ownPictureFolder(), request, path)
