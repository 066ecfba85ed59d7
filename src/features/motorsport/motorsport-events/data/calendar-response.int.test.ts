import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import {
  type PageOfCards,
  respondWithCalendar,
  respondWithCard,
  respondWithEvent,
} from './calendar-response.ts'
import { readEvents } from './read-events.ts'

let cms: TestCms

vi.mock('./cached.ts', () => ({ listEvents: () => readEvents(cms.payload) }))

const noon = (day: string) => `${day}T10:00:00.000Z`
const documents = [
  {
    slug: 'night-race',
    name: 'Night race',
    category: 'Motorsport',
    startsOn: '2026-12-05',
    startTime: '18:30',
  },
  { slug: 'sevens', name: 'Sevens; “under”, the mountain', category: 'Rugby', startsOn: '2026-12-12' },
  { slug: 'past-race', name: 'Past race', category: 'Motorsport', startsOn: '2026-10-31' },
] as const

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.co.za')
  vi.stubEnv('CLOCK', '2026-11-20T08:00:00+02:00')
  provideConfig({})
  cms = await openTestCms()
  for (const { startsOn, ...event } of documents) {
    const data = { ...event, startsOn: noon(startsOn), _status: 'published' as const }
    await cms.payload.create({ collection: 'events', data: data as never })
  }
  const draft = { slug: 'secret', name: 'Secret', category: 'Shows', startsOn: noon('2026-12-24') }
  await cms.payload.create({ collection: 'events', data: draft as never, draft: true })
})
afterAll(() => cms.close())

const request = (path = '/', headers = {}) => new Request(`https://www.example.co.za${path}`, { headers })
const linesOf = async (response: Response) => (await response.text()).split('\r\n')

describe('the file of an event', () => {
  it('is a calendar of one entry with a stable identifier (C-086, C-375, C-376)', async () => {
    const response = await respondWithEvent('night-race', request())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="night-race.ics"')
    const lines = await linesOf(response)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('UID:night-race@www.example.co.za')
    expect(lines).toContain('DTSTART;TZID=Africa/Johannesburg:20261205T183000')
    expect(lines).toContain('SUMMARY:Night race')
  })

  it('exists for past events, and for neither drafts nor invented ones', async () => {
    expect((await respondWithEvent('past-race', request())).status).toBe(200)
    for (const slug of ['secret', 'no-such-event'])
      expect((await respondWithEvent(slug, request())).status, slug).toBe(404)
  })

  it('is not sent again while it is unchanged, also when a proxy has weakened its tag', async () => {
    const etag = (await respondWithEvent('sevens', request())).headers.get('etag') ?? ''
    for (const known of [etag, `"other", W/${etag}`]) {
      const again = await respondWithEvent('sevens', request('/', { 'if-none-match': known }))
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    const other = await respondWithEvent('sevens', request('/', { 'if-none-match': '"other"' }))
    expect(other.status).toBe(200)
  })
})

describe('the calendar to subscribe to', () => {
  const titlesOf = async (query: string) =>
    (await linesOf(await respondWithCalendar(request(`/api/events/calendar.ics${query}`)))).filter((line) =>
      line.startsWith('SUMMARY:'),
    )

  it('has all events, or those of a category, also when they are over', async () => {
    expect(await titlesOf('')).toEqual([
      ...['SUMMARY:Past race', 'SUMMARY:Night race', 'SUMMARY:Sevens\\; “under”\\, the mountain'],
    ])
    expect(await titlesOf('?category=Motorsport')).toEqual(['SUMMARY:Past race', 'SUMMARY:Night race'])
  })

  it('may be kept by everybody, who has to ask again', async () => {
    const response = await respondWithCalendar(request('/api/events/calendar.ics'))
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('is a 404 for a category without events', async () => {
    expect((await respondWithCalendar(request('/api/events/calendar.ics?category=Chess'))).status).toBe(404)
  })
})

describe('the file of a card on a page', () => {
  type Card = NonNullable<BlockOf<'eventCards'>['cards']>[number]
  const cards: Card[] = [
    { id: 'dated', title: 'Night race', startsOn: noon('2026-12-05'), location: 'Midrand' },
    { id: 'undated', title: 'Open day', expiryDate: noon('2026-12-05') },
    { id: 'lasting', title: 'Always' },
  ]
  const page: PageOfCards = { blocks: [{ block: { id: 'b', blockType: 'eventCards', cards } }] }
  const findPage = async (path: string) => (path === '/gr' ? page : null)
  const fileOf = (card: string, path = '/gr') =>
    respondWithCard(card, request(`/api/events/cards/${card}/calendar.ics?page=${path}`), findPage)

  it.each([
    ['its own days', 'dated', 'DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'],
    [
      'without any, from today to the day before it expires',
      'undated',
      'DTSTART;TZID=Africa/Johannesburg:20261120T000000',
      'DTEND;TZID=Africa/Johannesburg:20261204T235959',
    ],
    [
      'without any, to tomorrow when it does not expire',
      'lasting',
      'DTSTART;TZID=Africa/Johannesburg:20261120T000000',
      'DTEND;TZID=Africa/Johannesburg:20261121T000000',
    ],
  ])('has %s (C-377 to C-379)', async (_, card, start, end) => {
    const response = await fileOf(card)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = await linesOf(response)
    expect(lines).toEqual(expect.arrayContaining([start, end, `UID:card-${card}@www.example.co.za`]))
  })

  it.each([
    ['a card that the page does not have', 'other', '/gr'],
    ['a page that does not exist', 'dated', '/owners'],
    ['a path that is none', 'dated', '//evil.example/gr'],
  ])('is a 404 for %s', async (_, card, path) => {
    expect((await fileOf(card, path)).status).toBe(404)
  })
})
