import { freePort, startSite } from '#tests/e2e/support/site.ts'
import { castVotes, countVotesOf, findPollInPage } from '#tests/process/votes.ts'
import { kill } from '../load/enquiries/kill.ts'
import { superviseSite } from '../load/supervised-site.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const VOTES = 50_000
const AT_ONCE = 100
const KILLS = 10
const PER_SECOND = 200
const PACED_VOTES = 4_000
const WARM_UP_VOTES = 400
const P99_MS = 100

const env = { TRUST_PROXY: '1', LOG_LEVEL: 'silent', CLOCK: '2025-01-05T09:00:00+02:00' }

const figure = createFigureFactory('poll')

const exactly = (label: string, votes: number, expected: number): Figure =>
  figure(label, `${votes} of ${expected}`, 'all, once', votes === expected)

/**
 * Measures votes at a steady rate. Every voter asks for a token in the same seconds; the time is that of the vote alone,
 * because a browser has its token before the visitor presses the button.
 */
async function measurePace(): Promise<Figure[]> {
  const site = await startSite({ port: await freePort(), env })
  try {
    const load = { ...(await findPollInPage(site.url)), origin: () => site.url, concurrency: AT_ONCE }
    const pace = { ...load, attempts: 1, perSecond: PER_SECOND }
    const warmUp = await castVotes({ ...pace, voters: WARM_UP_VOTES, firstVoter: PACED_VOTES })
    const { counted, times, seconds } = await castVotes({ ...pace, voters: PACED_VOTES })
    const [p99, rate] = [percentile(times, 99), times.length / seconds]
    return [
      figure(
        `${PER_SECOND} votes and ${PER_SECOND} tokens a second, p99 of the votes`,
        `${p99.toFixed(0)} ms at ${rate.toFixed(0)}/s`,
        `≤ ${P99_MS} ms`,
        p99 <= P99_MS && rate >= PER_SECOND * 0.98,
      ),
      exactly(
        'counted at a steady rate',
        await countVotesOf(site.url, load.pollId),
        warmUp.counted + counted,
      ),
    ]
  } finally {
    await site.stop().catch(() => undefined)
  }
}

/** Measures as many votes as possible while the database and the site are killed in turn. */
async function measureKills(votes: number): Promise<Figure[]> {
  const site = await superviseSite(env)
  try {
    const load = { ...(await findPollInPage(site.url)), origin: () => site.url, concurrency: AT_ONCE }
    let kills = 0
    const began = performance.now()
    const { counted } = await castVotes({
      ...{ ...load, voters: votes, attempts: 1_000 },
      onVote(begun) {
        if (begun < ((kills + 1) * votes) / (KILLS + 1)) return
        if (kills % 2 === 0 ? kill(site.dataDir, 'database') : site.kill()) kills += 1
      },
    })
    const rate = (votes / (performance.now() - began)) * 1_000
    return [
      exactly(
        `accepted at ${AT_ONCE} at once with ${kills} kills, ${rate.toFixed(0)}/s`,
        kills < KILLS ? 0 : counted,
        votes,
      ),
      exactly('counted after the kills', await countVotesOf(site.url, load.pollId), counted),
    ]
  } finally {
    await site.stop()
  }
}

/** No vote is lost or counted twice, and voting stays fast. `--forms` sets the number of votes with kills. */
export const poll: Measure = {
  name: 'poll',
  run: async ({ forms = VOTES }) => [...(await measurePace()), ...(await measureKills(forms))],
}
