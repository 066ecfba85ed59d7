import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteClock } from '#platform/time/site-clock.ts'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ refresh: () => {} }),
}))
const { listSeasons, respondWithLiveResults } = await import(
  '#features/motorsport/motorsport-results/server.ts'
)
const { findPage } = await import('#features/site/pages/server.ts')
const { CmsPage } = await import('./page.tsx')
const { blockIn, textOf } = await import('./dealer-sites.test-support.tsx')

let cms: TestCms
let payload: Payload
let rest: Rest
let token = ''

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  payload = cms.payload
  rest = createRestClient(payload)
  const body = { email: 'anke@example.co.za', password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...body, name: 'Anke Nel', role: 'editor' } })
  token = (await rest('users/login', { method: 'POST', body })).body.token
})
afterAll(() => cms.close())

async function htmlOf(path: string): Promise<string> {
  const page = await findPage(path, 'en')
  if (!page) throw new Error(`There is no page at ${path}.`)
  const { prelude } = await prerenderToNodeStream(<CmsPage page={page} language="en" />)
  return text(prelude as NodeJS.ReadableStream)
}

/** The season of the GR Cup that runs, as stored. */
async function currentSeason() {
  const where = { championship: { equals: 'gr-cup' }, year: { equals: 2026 } }
  const { docs } = await payload.find({ collection: 'seasons', where, depth: 0 })
  const [season] = docs
  if (!season) throw new Error('The season of 2026 is not seeded.')
  return season
}

const lastRound = (results: string) => ({
  name: 'Kyalami',
  day: '2026-10-24T12:00:00.000Z',
  classifications: [{ kind: 'race' as const, share: 'double' as const, results }],
})

describe('the seasons', () => {
  it('are seeded for three championships, one that is over and one that runs of each', async () => {
    const seasons = await listSeasons()
    expect(seasons.map(({ championship, year }) => `${championship} ${year}`).sort()).toEqual([
      ...['gr-cup 2025', 'gr-cup 2026', 'nrc 2025', 'nrc 2026', 'sarrc 2025', 'sarrc 2026'],
    ])
  })

  it('are on the pages of their series, with links to the drivers (C-281, C-314)', async () => {
    for (const [path, driver] of [
      ['/gr/motorsport/gr-cup', 'lwazi-ndlela'],
      ['/gr/motorsport/sa-rally-raid', 'saskia-brandt'],
    ] as const) {
      const html = blockIn(await htmlOf(path), 'grResults')
      expect(textOf(html)).toContain('Standings: Season 2026')
      expect(html).toContain(`href="${path}/${driver}"`)
    }
  })
})

describe('the results of a round', () => {
  it('are refused with the line that is wrong, when they are published', async () => {
    const season = await currentSeason()
    const rounds = [...(season.rounds ?? []), lastRound('Pos,Driver\n1,Lwazi Ndlela\n2,Piet Pompies')]
    const saved = await rest(`seasons/${season.id}`, {
      ...{ method: 'PATCH', token },
      body: { rounds, _status: 'published' },
    })
    expect(saved.status).toBe(400)
    expect(JSON.stringify(saved.body)).toContain('Line 3: Piet Pompies is not among the entrants.')
  })

  it('are checked beside the published standings, before they are published, for editors only', async () => {
    const season = await currentSeason()
    const results = 'Pos\tDriver\n1\tDewald Strauss\n2\tPiet Pompies'
    const body = {
      id: season.id,
      season: { ...season, rounds: [...(season.rounds ?? []), lastRound(results)] },
    }
    expect((await rest('seasons/check', { method: 'POST', body })).status).toBe(403)
    const { status, body: report } = await rest('seasons/check', { method: 'POST', token, body })
    expect(status).toBe(200)
    expect(report.rounds.at(-1)).toMatchObject({
      name: 'Kyalami',
      classifications: [{ drivers: 1, problems: ['Line 3: Piet Pompies is not among the entrants.'] }],
    })
    const row = report.standings.find(({ driver }: { driver: string }) => driver === 'dewald-strauss')
    // A win counts 20, and double in the last round.
    expect(row.points - row.before.points).toBe(40)
    expect((await rest('seasons/check', { method: 'POST', token, body: { season: 7 } })).status).toBe(400)
  })

  it('change the standings on the page once they are published, and end the season', async () => {
    const season = await currentSeason()
    const pageHtml = async () => textOf(blockIn(await htmlOf('/gr/motorsport/gr-cup'), 'grResults'))
    expect(await pageHtml()).toContain('5 of 6 rounds')
    const rounds = [
      ...(season.rounds ?? []),
      lastRound('Pos;No;Driver\r\n1;99;STRAUSS, Dewald\r\nDNF;7;Lwazi Ndlela'),
    ]
    const saved = await rest(`seasons/${season.id}`, {
      ...{ method: 'PATCH', token },
      body: { rounds, _status: 'published' },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    testCache.expire(['seasons'])
    expect(await pageHtml()).toContain('6 of 6 rounds')
  })

  it('are followed by open pages on a day on which a round runs, and by none on other days', async () => {
    const season = await currentSeason()
    const address = 'https://example.co.za/sections/live-results?championship=gr-cup&year=2026'
    const sectionHtml = async () => blockIn(await htmlOf('/gr/motorsport/gr-cup'), 'grResults')
    expect(await sectionHtml()).not.toContain('data-live')
    const now = siteClock().now().getTime()
    const [from, until] = [now - 60_000, now + 60_000].map((moment) => new Date(moment).toISOString())
    const saved = await rest(`seasons/${season.id}`, {
      ...{ method: 'PATCH', token },
      body: { liveTimes: [{ from, until }], _status: 'published' },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    testCache.expire(['seasons'])
    expect(await sectionHtml()).toContain('data-live="unknown"')
    // The page and the endpoint name the same publication.
    const [shown] = (await listSeasons()).flatMap(({ live }) => live ?? [])
    const reply = await respondWithLiveResults(new Request(address))
    expect(await reply.json()).toEqual({ changedAt: shown?.changedAt, isQuiet: false })
  })

  it('belong to one season: a second one of the same year cannot be published', async () => {
    const { id: _id, ...season } = await currentSeason()
    const body = { ...season, name: 'The same season again', _status: 'published' }
    const created = await rest('seasons', { method: 'POST', token, body })
    expect(created.status).toBe(400)
    expect(JSON.stringify(created.body)).toContain('is this season already.')
  })
})

describe('the Dakar', () => {
  it('has its sections, with a video on the page (C-125 to C-128, C-313)', async () => {
    const html = await htmlOf('/gr/motorsport/dakar')
    for (const kind of ['benefitCards', 'rallyRoute', 'dakarStandings', 'eventMedals', 'eventFigures'])
      expect(blockIn(html, kind), kind).not.toBe('')
    expect(blockIn(html, 'bannerCarousel')).toContain('18 May 2025')
    expect(blockIn(html, 'singleVideo')).toMatch(/<video src="\/api\/media\/file\/[^"]+\.webm"/)
    expect(html).toContain('href="/gr/motorsport/dakar/live-stream"')
  })

  it('has a live-stream page, whose video loops without sound and leads back (C-178)', async () => {
    const html = await htmlOf('/gr/motorsport/dakar/live-stream')
    expect(blockIn(html, 'singleVideo')).toMatch(/<video [^>]*loop=""/)
    expect(html).toContain('href="/gr/motorsport/dakar#standings"')
  })
})
