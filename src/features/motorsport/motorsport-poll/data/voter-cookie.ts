import { randomBytes } from 'node:crypto'
import { deriveKey } from '#platform/http/link-token.ts'
import { createVoterToken, verifyVoterToken, voterIdBytes } from './voter-token.ts'

const name = 'voter'

/** As long as a race with its questions lasts, and the weeks around it. Seconds. */
const lifetime = 30 * 24 * 60 * 60

/** The key of all hashes of the poll. @throws Error while PAYLOAD_SECRET is not set. */
export const pollKey = (): Buffer => deriveKey('poll')

/** Returns the voter's id in the cookie of a request; null without one that this site created. */
export function voterOf({ headers }: Pick<Request, 'headers'>): string | null {
  const cookies = (headers.get('cookie') ?? '').split(';').map((each) => each.trim())
  const token = cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
  return token === undefined ? null : verifyVoterToken(pollKey(), token)
}

/** A picture of one transparent pixel: a page without JavaScript asks for the token as a picture. */
const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/**
 * Responds with the token of a voter in a cookie that no script can read. A voter who has one keeps it.
 *
 * A page cannot bring the token itself: all visitors get the same cached page. So the page asks for it here, with the first
 * choice of an option, or as a picture where there is no JavaScript. The token says nothing about the visitor, and nothing
 * is stored until somebody votes. It only makes the second vote of a browser impossible; what limits someone who asks for
 * ever new tokens is the number of votes of a network.
 *
 * Source: requirement C-114; decision C-3.
 */
export function respondWithToken(request: Request): Response {
  const headers = new Headers({ 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store' })
  if (voterOf(request) === null) {
    const token = createVoterToken(pollKey(), randomBytes(voterIdBytes))
    // The HTTP entry adds `Secure` on encrypted connections.
    headers.set('set-cookie', `${name}=${token}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax`)
  }
  return new Response(pixel, { headers })
}
