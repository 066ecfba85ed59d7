import fc from 'fast-check'
import type { Callers } from './callers.ts'
import { payloadRequests } from './payload-requests.ts'
import { type FuzzRequest, type Role, serialiseRequest } from './request.ts'
import type { Sender } from './send.ts'
import { siteRequests } from './site-requests.ts'
import type { Surface } from './surface.ts'

/** Generates requests, which are the same for the same seed and surface. */
export function generateRequests(surface: Surface, seed: number, count: number): FuzzRequest[] {
  const rest = fc.oneof(...surface.kinds.map(payloadRequests))
  const site = siteRequests(surface)
  const siteWeight = site.reduce((sum, { weight }) => sum + weight, 0)
  const all = fc.oneof(...site, { weight: siteWeight, arbitrary: rest })
  return inPhases(fc.sample(all, { seed, numRuns: count }))
}

const finalReadShare = 0.1

/** Orders requests: reads, writes, then the rest of the reads. Reads come first because every write expires caches. */
function inPhases(requests: readonly FuzzRequest[]): FuzzRequest[] {
  const reads = requests.filter(({ method }) => ['GET', 'HEAD', 'OPTIONS'].includes(method))
  const last = Math.floor(reads.length * (1 - finalReadShare))
  const writes = requests.filter((request) => !reads.includes(request))
  return [...reads.slice(0, last), ...writes, ...reads.slice(last)]
}

export type Failure = { readonly index: number; readonly outcome: string; readonly request: string }

export type Outcome = {
  /** How often each status was returned to each role. */
  readonly statuses: Readonly<Record<Role, Map<number, number>>>
  readonly failures: readonly Failure[]
}

/** A separate address for every request, so that rate limits do not hide failures. */
const addressOf = (index: number) => `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`

function withCredentials(
  { role, headers, method, ...rest }: FuzzRequest,
  index: number,
  callers: Callers,
  host: string,
) {
  const { authorization, cookie } = callers[role]
  // Admin pages accept a session only by cookie, and unsafe requests need the origin of the site.
  const isPage = !rest.target.startsWith('/api')
  const credentials: Record<string, string> =
    isPage && cookie ? { cookie, origin: `http://${host}` } : authorization ? { authorization } : {}
  const forwarded = { host, 'x-forwarded-for': addressOf(index) }
  return { ...rest, method, headers: { ...credentials, ...forwarded, ...headers } }
}

/** Sends all requests concurrently, and records failures: a status of 500 or above, or no response. */
export async function run(
  requests: readonly FuzzRequest[],
  {
    sender,
    callers,
    host,
    concurrency,
  }: { sender: Sender; callers: Callers; host: string; concurrency: number },
): Promise<Outcome> {
  const empty = () => new Map<number, number>()
  const statuses = { anonymous: empty(), editor: empty(), dealer: empty(), admin: empty(), service: empty() }
  const failures: Failure[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index] as FuzzRequest
      const outcome = await sender.send(withCredentials(request, index, callers, host)).then(
        ({ status, headers }) => ({ status, summary: `${status} ${headers['x-request-id']}` }),
        (error: unknown) => ({ status: 0, summary: String(error) }),
      )
      const counts = statuses[request.role]
      counts.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1)
      const failed = outcome.status >= 500 || outcome.status === 0
      if (failed) failures.push({ index, outcome: outcome.summary, request: serialiseRequest(request) })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { statuses, failures }
}
