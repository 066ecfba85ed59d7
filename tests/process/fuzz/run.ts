import fc from 'fast-check'
import type { Callers } from './callers.ts'
import { payloadRequests } from './payload-requests.ts'
import { describe, type FuzzRequest, type Role } from './request.ts'
import type { Sender } from './send.ts'
import { siteRequests } from './site-requests.ts'
import type { Surface } from './surface.ts'

/** The same requests for the same seed and surface. */
export function requestsOf(surface: Surface, seed: number, count: number): FuzzRequest[] {
  const rest = fc.oneof(...surface.kinds.map(payloadRequests))
  const site = siteRequests(surface)
  const ofSite = site.reduce((sum, { weight }) => sum + weight, 0)
  const all = fc.oneof(...site, { weight: ofSite, arbitrary: rest })
  return inPhases(fc.sample(all, { seed, numRuns: count }))
}

const lastShare = 0.1

/**
 * Reading first, because every change expires the caches; then what may change something; at the end some reading of
 * what is left.
 */
function inPhases(requests: readonly FuzzRequest[]): FuzzRequest[] {
  const reads = requests.filter(({ method }) => ['GET', 'HEAD', 'OPTIONS'].includes(method))
  const last = Math.floor(reads.length * (1 - lastShare))
  const writes = requests.filter((request) => !reads.includes(request))
  return [...reads.slice(0, last), ...writes, ...reads.slice(last)]
}

export type Failure = { readonly index: number; readonly outcome: string; readonly request: string }

export type Outcome = {
  /** How often each status was returned to each role. */
  readonly statuses: Readonly<Record<Role, Map<number, number>>>
  readonly failures: readonly Failure[]
}

/** An address of its own for every request, so that limits on how often somebody asks hide nothing. */
const addressOf = (index: number) => `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`

function withCredentials(
  { role, headers, method, ...rest }: FuzzRequest,
  index: number,
  callers: Callers,
  host: string,
) {
  const { authorization, cookie } = callers[role]
  // Admin pages know a session by its cookie alone, and what changes something comes from a page of the site.
  const isPage = !rest.target.startsWith('/api')
  const own: Record<string, string> =
    isPage && cookie ? { cookie, origin: `http://${host}` } : authorization ? { authorization } : {}
  const forwarded = { host, 'x-forwarded-for': addressOf(index) }
  return { ...rest, method, headers: { ...own, ...forwarded, ...headers } }
}

/** Sends all of them, several at a time, and notes what must not be: a status of 500 and above, or no response. */
export async function run(
  requests: readonly FuzzRequest[],
  { sender, callers, host, atOnce }: { sender: Sender; callers: Callers; host: string; atOnce: number },
): Promise<Outcome> {
  const empty = () => new Map<number, number>()
  const statuses = { anonymous: empty(), editor: empty(), dealer: empty(), admin: empty(), service: empty() }
  const failures: Failure[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index] as FuzzRequest
      const outcome = await sender.send(withCredentials(request, index, callers, host)).then(
        ({ status, headers }) => ({ status, said: `${status} ${headers['x-request-id']}` }),
        (error: unknown) => ({ status: 0, said: String(error) }),
      )
      const counts = statuses[request.role]
      counts.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1)
      const failed = outcome.status >= 500 || outcome.status === 0
      if (failed) failures.push({ index, outcome: outcome.said, request: describe(request) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { statuses, failures }
}
