import { fetchJson } from '#ui/fetch-json.ts'
import { pollAddresses } from '../addresses.ts'
import type { VoteCounts } from '../poll.ts'

/** Longer than the service that counts may take. Milliseconds. */
const timeoutMs = 15_000

export type VoteProblem = 'failed' | 'tooMany' | 'closed'

/** Asks for the token of a voter, which the browser keeps in a cookie. @throws when there is none. */
export async function fetchToken(): Promise<void> {
  const response = await fetch(pollAddresses.token, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${response.status} for ${pollAddresses.token}`)
}

/**
 * Sends a vote. Any OK answer counts as success, and so does the answer that this voter has voted before.
 *
 * @returns null for success
 * Source: requirements C-359, C-360 and C-382.
 */
export async function sendVote(pollId: string, optionId: string): Promise<VoteProblem | null> {
  try {
    const response = await fetch(pollAddresses.update(pollId), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ optionId }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok || response.headers.has('vote-repeated')) return null
    if (response.status === 429) return 'tooMany'
    return response.status === 409 ? 'closed' : 'failed'
  } catch {
    return 'failed'
  }
}

const isCounts = (value: unknown): value is VoteCounts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((votes) => typeof votes === 'number' && votes >= 0)

/** Fetches the votes of a poll; null when that failed. Source: requirements C-358 and C-383. */
export async function fetchCounts(pollId: string, cancelled: AbortSignal): Promise<VoteCounts | null> {
  try {
    const body = await fetchJson<{ readonly votes?: unknown } | null>(pollAddresses.count(pollId), cancelled)
    return isCounts(body?.votes) ? body.votes : null
  } catch {
    return null
  }
}
