import { createHash } from 'node:crypto'

/** Whether If-None-Match contains the tag. Weak comparison, because a proxy may have weakened it. */
function isKnown(etag: string, request: Request): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',')
  return known.some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

/**
 * Responds with a file that applications fetch again and again: everybody may store it and has to ask for it again, and
 * what is unchanged is not sent again (304).
 *
 * @param contentType with the charset of a text
 * @param more headers of the file itself
 */
export function taggedResponse(
  body: string | Buffer<ArrayBuffer>,
  contentType: string,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': contentType,
  }
  if (isKnown(etag, request)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, ...more } })
}
