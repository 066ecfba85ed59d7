import { sharedRead } from '#platform/cache/shared-read.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import type { LiveAnswer } from '../live-answer.ts'
import { isQuiet } from '../rules/live-times.ts'
import { type LiveVersions, liveKey, readLiveVersions } from './seasons.ts'

/** One query a second at most, for all seasons and all visitors. */
const lifeMs = 1_000

type Sources = {
  readonly read: () => Promise<LiveVersions>
  /** The time of the system, by which publications are dated. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock. */
  readonly monotonic?: () => number
}

/** Creates the endpoint that tells open pages when a season was last published. */
export function createLiveResponder({ read, now, monotonic }: Sources) {
  const readLogged = () =>
    read().catch((error: unknown) => {
      log.error({ reason: String(error) }, 'live results failed')
      throw error
    })
  const versions = sharedRead(readLogged, { lifeMs, ...(monotonic && { now: monotonic }) })
  return async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url)
    const key = liveKey(searchParams.get('championship') ?? '', searchParams.get('year') ?? '')
    try {
      const live = (await versions()).get(key)
      if (!live) return problem(404, 'There is no season of this championship and year with live times.')
      const { changedAt } = live
      const answer: LiveAnswer = { changedAt, isQuiet: isQuiet(changedAt, now()) }
      const etag = `"${Date.parse(changedAt).toString(36)}${answer.isQuiet ? '-quiet' : ''}"`
      const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
      const known = (request.headers.get('if-none-match') ?? '').replaceAll('W/', '').split(/\s*,\s*/)
      if (known.includes(etag)) return new Response(null, { status: 304, headers })
      return Response.json(answer, { headers })
    } catch {
      return problem(503, 'The live results are not available at the moment.', { 'retry-after': '5' })
    }
  }
}

/** Responds with the last publication of a season, from memory. */
export const respondWithLiveResults = createLiveResponder({
  read: async () => readLiveVersions(await cms()),
  now: () => Date.now(),
})
