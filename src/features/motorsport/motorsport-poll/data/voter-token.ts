import { createHmac, timingSafeEqual } from 'node:crypto'

/** Random bytes of a voter's id. */
export const voterIdBytes = 16

const idPattern = /^[\w-]{22}$/

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Creates the token of a voter, for a cookie. Nothing is stored until its holder votes.
 *
 * @param key the key for the poll, from `deriveKey`
 * @param random {@link voterIdBytes} random bytes
 * @throws RangeError for another number of bytes.
 */
export function createVoterToken(key: Buffer, random: Buffer): string {
  if (random.length !== voterIdBytes) throw new RangeError(`A voter's id needs ${voterIdBytes} random bytes.`)
  const id = random.toString('base64url')
  return `${id}.${sign(key, `voter.${id}`).toString('base64url')}`
}

/** Returns the voter's id in a token; null when this site did not create it. */
export function verifyVoterToken(key: Buffer, token: string): string | null {
  const [id = '', mac = '', ...more] = token.split('.')
  if (more.length > 0 || !idPattern.test(id)) return null
  const [actual, expected] = [Buffer.from(mac, 'base64url'), sign(key, `voter.${id}`)]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
}

/**
 * Returns what is stored with a vote in place of the voter's id. It differs from poll to poll, so that the votes of one
 * person cannot be put together, and is the same for every vote of a voter in one poll.
 */
export function voteKey(key: Buffer, voterId: string, pollId: string): string {
  return sign(key, `vote.${voterId}.${pollId}`).toString('base64url')
}

/**
 * Returns what is stored with a vote in place of the voter's network, to count the votes from it in one poll.
 *
 * @param network an IPv4 address or the /64 of an IPv6 address, as `networkOf` returns it
 */
export function networkKey(key: Buffer, network: string, pollId: string): string {
  return sign(key, `network.${network}.${pollId}`).toString('base64url')
}
