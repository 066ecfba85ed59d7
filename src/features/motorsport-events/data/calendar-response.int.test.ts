import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { respondWithCalendar, respondWithEvent } from './calendar-response.ts'
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

  it('is not sent again while it is unchanged', async () => {
    const etag = (await respondWithEvent('sevens', request())).headers.get('etag') ?? ''
    const again = await respondWithEvent('sevens', request('/', { 'if-none-match': etag }))
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('the calendar to subscribe to', () => {
  const titlesOf = async (query: string) =>
    (await linesOf(await respondWithCalendar(request(`/api/events/calendar.ics${query}`)))).filter((line) =>
      line.startsWith('SUMMARY:'),
    )

  it('has the upcoming events, or those of a category', async () => {
    expect(await titlesOf('')).toEqual(['SUMMARY:Night race', 'SUMMARY:Sevens\\; “under”\\, the mountain'])
    expect(await titlesOf('?category=Motorsport')).toEqual(['SUMMARY:Night race'])
  })

  it('is a 404 for a category without events', async () => {
    expect((await respondWithCalendar(request('/api/events/calendar.ics?category=Chess'))).status).toBe(404)
  })
})
