import { describe, expect, it, vi } from 'vitest'
import { createLiveResponder } from './live-response.ts'
import { type LiveVersions, liveKey } from './seasons.ts'

const times = [{ from: '2026-10-24T07:00:00.000Z', until: '2026-10-24T15:00:00.000Z' }]
const address = 'https://example.co.za/sections/live-results?championship=gr-cup&year=2026'

/** A responder whose database and clocks are set by hand. */
function setUp(changedAt = '2026-10-24T12:00:00.000Z') {
  const state = { changedAt, now: Date.parse(changedAt) + 1_000, monotonic: 0, fails: false }
  const read = vi.fn(async (): Promise<LiveVersions> => {
    if (state.fails) throw new Error('The connection was lost.')
    return new Map([[liveKey('gr-cup', 2026), { changedAt: state.changedAt, times }]])
  })
  const respond = createLiveResponder({ read, now: () => state.now, monotonic: () => state.monotonic })
  const ask = (etag?: string, url = address) =>
    respond(new Request(url, etag === undefined ? {} : { headers: { 'if-none-match': etag } }))
  return { state, read, ask }
}

describe('the endpoint of live results', () => {
  it('asks the database once for a thousand polls within a second', async () => {
    const { state, read, ask } = setUp()
    const replies = await Promise.all(Array.from({ length: 1_000 }, () => ask()))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    state.monotonic = 999
    await ask()
    expect(read).toHaveBeenCalledTimes(1)
    state.monotonic = 1_000
    await ask()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('says when the season was last published, and within a second that it was published again', async () => {
    const { state, ask } = setUp()
    expect(await (await ask()).json()).toEqual({ changedAt: '2026-10-24T12:00:00.000Z', isQuiet: false })
    state.changedAt = '2026-10-24T12:00:30.000Z'
    state.monotonic = 1_000
    expect(await (await ask()).json()).toMatchObject({ changedAt: '2026-10-24T12:00:30.000Z' })
  })

  it('answers 304 until something changes, and lets no cache keep the answer', async () => {
    const { state, ask } = setUp()
    const first = await ask()
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = await ask(`"other", W/${etag}`)
    expect([known.status, await known.text()]).toEqual([304, ''])
    state.changedAt = '2026-10-24T12:01:00.000Z'
    state.monotonic = 1_000
    expect((await ask(etag)).status).toBe(200)
  })

  it('says that the source is quiet after two minutes, also to those who know the last publication', async () => {
    const { state, ask } = setUp()
    const etag = (await ask()).headers.get('etag') ?? ''
    state.now += 2 * 60_000
    const quiet = await ask(etag)
    expect(quiet.status).toBe(200)
    expect(await quiet.json()).toMatchObject({ isQuiet: true })
  })

  it('fails openly when the database does, and no more than once a second', async () => {
    const { state, read, ask } = setUp()
    state.fails = true
    const replies = await Promise.all([ask(), ask(), ask()])
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(replies[0]?.headers.get('cache-control')).toBe('no-store')
    expect(read).toHaveBeenCalledTimes(1)
    state.fails = false
    state.monotonic = 1_000
    expect((await ask()).status).toBe(200)
  })

  it('knows no other seasons, and asks the database nothing about them', async () => {
    const { read, ask } = setUp()
    const unknown = ['championship=gr-cup&year=1999', 'championship=x&year=2026', ''].map((query) =>
      ask(undefined, `https://example.co.za/sections/live-results?${query}`),
    )
    expect((await Promise.all(unknown)).map(({ status }) => status)).toEqual([404, 404, 404])
    expect(read).toHaveBeenCalledTimes(1)
  })
})
