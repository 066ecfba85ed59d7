import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import { endpoints, respondToVote, respondWithCounts, respondWithToken } from '../services.ts'
import { deleteNetworksBefore } from './stored-votes.ts'
import { handleVote } from './vote-responses.ts'
import { upstreamVotes } from './vote-source.ts'
import { createPoll, newAddress, newCookie } from './votes.test-support.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let today: { readonly id: number }
let yesterday: { readonly id: number }

const run = async (statement: ReturnType<typeof sql>) =>
  (await cms.payload.db.drizzle.execute(statement)).rows

beforeAll(async () => {
  vi.stubEnv('CLOCK', '2025-01-05T08:00:00+02:00')
  cms = await openTestCms()
  const day = siteClock().today()
  ;[today, yesterday] = [await createPoll(cms.payload, day), await createPoll(cms.payload, '2025-01-04')]
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await cms.close()
})
beforeEach(async () => {
  testCache.expire([tags.polls])
  await run(sql`truncate poll_votes, poll_tallies, poll_networks`)
})

type Sent = { readonly cookie?: string; readonly address?: string; readonly poll?: string }

const requestOf = (body: unknown, { cookie = newCookie(), address = newAddress(), poll }: Sent = {}) =>
  new Request(`http://localhost:3000/api/poll-vote-update/${poll ?? today.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  })
const vote = (body: unknown, sent: Sent = {}) =>
  respondToVote(requestOf(body, sent), sent.poll ?? String(today.id))

const counts = async (poll = String(today.id)) => {
  const response = await respondWithCounts(poll)
  return response.status === 200 ? await response.json() : response.status
}

describe('a vote', () => {
  it('is counted once for a voter; the same POST again is refused (C-114, C-359)', async () => {
    const cookie = newCookie()
    expect((await vote({ optionId: 'a' }, { cookie })).status).toBe(200)
    const again = await vote({ optionId: 'b' }, { cookie })
    expect([again.status, again.headers.has('vote-repeated')]).toEqual([409, true])
    expect(await counts()).toEqual({ votes: { a: 1, b: 0 } })
  })

  it.each([
    ['no option', {}, 400],
    ['an empty option', { optionId: '' }, 400],
    ['an option of no poll', { optionId: 'z' }, 400],
    ['an option that is no text', { optionId: ['a'] }, 400],
  ])('is refused with %s, and the counts stay (C-115)', async (_, body, status) => {
    expect((await vote(body)).status).toBe(status)
    expect(await counts()).toEqual({ votes: { a: 0, b: 0 } })
  })

  it('is refused for an unknown poll, for that of another day, and without a valid token (C-115)', async () => {
    const body = { optionId: 'a' }
    for (const poll of ['999999', 'x', '-1', '1e2']) expect((await vote(body, { poll })).status).toBe(404)
    expect((await vote(body, { poll: String(yesterday.id) })).status).toBe(409)
    for (const cookie of ['', 'voter=', 'voter=forged.token', `${newCookie()}x`])
      expect((await vote(body, { cookie })).status).toBe(400)
    expect(await counts()).toEqual({ votes: { a: 0, b: 0 } })
    expect(await counts(String(yesterday.id))).toEqual({ votes: { a: 0, b: 0 } })
    expect(await counts('999999')).toBe(404)
  })

  it('is counted exactly for 50 voters at the same moment, and once for one who sends it ten times (C-359)', async () => {
    const cookie = newCookie()
    const sent = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) => vote({ optionId: index % 5 === 0 ? 'b' : 'a' })),
      ...Array.from({ length: 10 }, () => vote({ optionId: 'a' }, { cookie, address: '192.0.2.1' })),
    ])
    const statuses = sent.map(({ status }) => status)
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200))
    expect(statuses.slice(50).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await counts()).toEqual({ votes: { a: 41, b: 10 } })
    expect(await run(sql`select count(*)::int as votes from poll_votes`)).toEqual([{ votes: 51 }])
  })

  it('is refused after 30 of one network, an IPv6 /64 included, also when they come at the same moment', async () => {
    const sent = await Promise.all(
      Array.from({ length: 33 }, (_, index) =>
        vote({ optionId: 'a' }, { address: `2001:db8:1:2::${index + 1}` }),
      ),
    )
    const refused = sent.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await counts()).toEqual({ votes: { a: 30, b: 0 } })
    expect((await vote({ optionId: 'a' }, { address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('is stored without anything about the visitor, and its network is deleted after the day', async () => {
    const cookie = newCookie()
    await vote({ optionId: 'b' }, { cookie, address: '203.0.113.77' })
    const stored = JSON.stringify([
      ...(await run(sql`select * from poll_votes`)),
      ...(await run(sql`select * from poll_networks`)),
    ])
    expect(stored).not.toContain('203.0.113')
    expect(stored).not.toContain(cookie.slice('voter='.length).split('.')[0])
    const day = siteClock().today()
    expect(await deleteNetworksBefore(cms.payload, day)).toBe(0)
    expect(await deleteNetworksBefore(cms.payload, '9999-01-01')).toBe(1)
    expect(await counts()).toEqual({ votes: { a: 0, b: 1 } })
  })

  it('of a browser without JavaScript leads to the result, or to the message in the page', async () => {
    const form = (optionId: string, cookie: string) =>
      respondToVote(
        new Request('http://localhost:3000/api/poll-vote-update/1', {
          method: 'POST',
          headers: {
            cookie,
            referer: 'http://localhost:3000/gr/motorsport/dakar',
            'x-forwarded-for': newAddress(),
          },
          body: new URLSearchParams({ optionId }),
        }),
        String(today.id),
      )
    const counted = await form('a', newCookie())
    expect([counted.status, counted.headers.get('location')]).toEqual([303, `/gr/poll-result/${today.id}`])
    expect(counted.headers.get('set-cookie')).toMatch(`voted-${today.id}=1;`)
    const refused = await form('a', '')
    expect([refused.status, refused.headers.get('location'), refused.headers.has('set-cookie')]).toEqual([
      ...[303, '/gr/motorsport/dakar#vote-not-counted', false],
    ])
  })

  it('that the database did not store is a failure with the specified text in the log (C-382)', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    await run(sql`alter table poll_tallies rename to poll_tallies_gone`)
    const [failed, uncounted] = [await vote({ optionId: 'a' }), await counts()]
    await run(sql`alter table poll_tallies_gone rename to poll_tallies`)
    expect([failed.status, uncounted]).toEqual([503, 503])
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ poll: String(today.id) }),
      'Failed to fetch module data',
    )
    error.mockRestore()
    expect(await run(sql`select from poll_votes`)).toEqual([])
    expect(await run(sql`select from poll_networks`)).toEqual([])
  })
})

describe('the token of a voter', () => {
  it('is in a cookie that no script reads, and stays the same (C-114)', () => {
    const ask = (cookie: string) =>
      respondWithToken(new Request('http://localhost:3000/api/poll-voter', { headers: { cookie } }))
    const first = ask('')
    expect(first.headers.get('set-cookie')).toMatch(
      /^voter=[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(ask(`a=b; ${newCookie()}`).headers.has('set-cookie')).toBe(false)
    expect(ask('voter=forged.token').headers.has('set-cookie')).toBe(true)
  })
})

describe('a service that counts the votes', () => {
  const serviceOf = (respond: (request: Request) => Response) => {
    const requests: Request[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone() as Request)
      return respond(request)
    }
    return { requests, source: upstreamVotes({ baseUrl: 'https://loopback.example', apiKey: 'k', fetch }) }
  }

  it('gets each vote once, as JSON with the option alone, and tells the counts (C-358, C-359, C-360)', async () => {
    const { requests, source } = serviceOf(({ method }) =>
      method === 'POST' ? new Response('') : Response.json({ votes: { a: 3, b: 1 } }),
    )
    const cookie = newCookie()
    const id = String(today.id)
    expect((await handleVote(requestOf({ optionId: 'b' }, { cookie }), id, source)).status).toBe(200)
    expect((await handleVote(requestOf({ optionId: 'b' }, { cookie }), id, source)).status).toBe(409)
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST https://loopback.example/poll-vote-update/${id}`,
    ])
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(await requests[0]?.json()).toEqual({ optionId: 'b' })
    expect(await source.count(id)).toEqual({ a: 3, b: 1 })
  })

  it('that refused a vote gets it again when the visitor retries (C-382)', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    let status = 500
    const { requests, source } = serviceOf(() => new Response('', { status }))
    const cookie = newCookie()
    const send = () => handleVote(requestOf({ optionId: 'a' }, { cookie }), String(today.id), source)
    expect((await send()).status).toBe(503)
    expect(error).toHaveBeenCalledWith(expect.anything(), 'Failed to fetch module data')
    expect(await counts()).toEqual({ votes: { a: 0, b: 0 } })
    status = 200
    expect((await send()).status).toBe(200)
    expect(requests).toHaveLength(2)
    expect(await counts()).toEqual({ votes: { a: 1, b: 0 } })
    error.mockRestore()
  })
})

describe('the contract of votes', () => {
  it('counts for a voter with a token, and is not open to a call without one (C-358, C-359)', async () => {
    const [read, update] = endpoints
    const post = (cookie: string) => {
      const { headers } = requestOf({}, { cookie })
      const address = `http://localhost:3000/services/loopback/poll-vote-update/${today.id}`
      return update.handle(new Request(address, { method: 'POST', headers, body: '{"optionId":"a"}' }))
    }
    expect((await post('')).status).toBe(400)
    expect((await post(newCookie())).status).toBe(200)
    const address = `http://localhost:3000/services/loopback/poll-vote-count/${today.id}`
    expect(await (await read.handle(new Request(address))).json()).toEqual({ votes: { a: 1, b: 0 } })
  })
})
