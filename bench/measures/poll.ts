import { freePort, startSite } from '#tests/e2e/support/site.ts'
import { castVotes, countVotesOf, findPollInPage } from '#tests/process/votes.ts'
import { kill } from '../load/enquiries/kill.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const VOTES = 50_000
const AT_ONCE = 100
const KILLS = 5
const PER_SECOND = 200
const PACED_VOTES = 4_000
const P99_MS = 100

const figure = createFigureFactory('poll')

const exactly = (label: string, votes: number, expected: number): Figure =>
  figure(label, `${votes} of ${expected}`, 'all, once', votes === expected)

/** Measures the question of one day: votes at a steady rate, then as many as possible while the database is killed. */
async function measurePoll(votes: number): Promise<Figure[]> {
  const env = { TRUST_PROXY: '1', LOG_LEVEL: 'silent', CLOCK: '2025-01-05T09:00:00+02:00' }
  const site = await startSite({ port: await freePort(), env })
  try {
    const load = { ...(await findPollInPage(site.url)), origin: () => site.url, concurrency: AT_ONCE }
    const paced = await castVotes({ ...load, voters: PACED_VOTES, attempts: 1, perSecond: PER_SECOND })
    const afterPaced = await countVotesOf(site.url, load.pollId)
    const p99 = percentile(paced.times, 99)
    let kills = 0
    const began = performance.now()
    const rushed = await castVotes({
      ...{ ...load, voters: votes, attempts: 600 },
      onVote(begun) {
        if (begun < ((kills + 1) * votes) / (KILLS + 1)) return
        kill(site.dataDir, 'database')
        kills += 1
      },
    })
    const rate = (votes / (performance.now() - began)) * 1_000
    const total = await countVotesOf(site.url, load.pollId)
    return [
      figure(`${PER_SECOND} votes a second, p99`, `${p99.toFixed(0)} ms`, `≤ ${P99_MS} ms`, p99 <= P99_MS),
      exactly('counted at a steady rate', afterPaced, paced.counted),
      exactly(
        `accepted at ${AT_ONCE} at once with ${kills} kills, ${rate.toFixed(0)}/s`,
        rushed.counted,
        votes,
      ),
      exactly('counted after the kills', total - afterPaced, rushed.counted),
    ]
  } finally {
    await site.stop().catch(() => undefined)
  }
}

/** No vote is lost or counted twice, and voting stays fast. `--forms` sets the number of votes. */
export const poll: Measure = { name: 'poll', run: ({ forms = VOTES }) => measurePoll(forms) }
