import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import { handleFeedback } from './handle-feedback.ts'
import { deleteFeedbackBefore } from './store-feedback.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms

async function switchWidget(feedbackWidget: boolean) {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { switches: { feedbackWidget } } })
  testCache.expire([tags.settings])
}

beforeAll(async () => {
  cms = await openTestCms()
  await switchWidget(true)
})
afterAll(() => cms.close())
beforeEach(() => cms.payload.delete({ collection: 'pageFeedback', where: { id: { exists: true } } }))

let networks = 0

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly from?: string }

/** Sends a body from a network of its own, so that no test uses up the limit of another. */
function send(type: string, body: string | URLSearchParams, { headers, from }: Sent = {}): Promise<Response> {
  networks += 1
  return handleFeedback(
    new Request('http://localhost:3000/api/feedback', {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': from ?? `10.7.${networks}.1`, ...headers },
      body,
    }),
  )
}

const sendJson = (entries: object, sent?: Sent) => send('application/json', JSON.stringify(entries), sent)
const sendForm = (entries: Record<string, string>, referer?: string) =>
  send('application/x-www-form-urlencoded', new URLSearchParams(entries), {
    headers: referer === undefined ? {} : { referer },
  })

async function stored() {
  const { docs } = await cms.payload.find({ collection: 'pageFeedback', sort: 'id', depth: 0 })
  return docs.map(({ page, answer, suggestion, language }) => ({ page, answer, suggestion, language }))
}

const helpful = { answer: 'helpful', language: 'en', page: '/contact' }

describe('feedback sent by the widget', () => {
  it('is stored with its page, language and time, and nothing about the visitor (V-004, V-7)', async () => {
    const suggestion = 'Say which dealers are open on Sundays.'
    const entries = { answer: 'notHelpful', suggestion, language: 'af', page: '/vehicles/hilux-range?a=b#c' }
    expect((await sendJson(entries, { from: '203.0.113.77' })).status).toBe(201)
    const { docs } = await cms.payload.find({ collection: 'pageFeedback', depth: 0 })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      ...{ page: '/vehicles/hilux-range', answer: 'notHelpful', suggestion, language: 'af' },
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const { rows } = await cms.payload.db.drizzle.execute('select * from page_feedback')
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  it('needs no suggestion', async () => {
    await sendJson(helpful)
    expect(await stored()).toEqual([{ ...helpful, suggestion: null }])
  })

  it('is stored without the secret part of a link', async () => {
    await sendJson({ ...helpful, page: '/unsubscribe/12.99.secret' })
    expect((await stored()).map(({ page }) => page)).toEqual(['/unsubscribe'])
  })

  it('accepts a suggestion of 1 000 characters with line breaks, and no longer one', async () => {
    const longest = 'a\r\n'.repeat(500).slice(0, -2)
    expect((await sendJson({ ...helpful, suggestion: longest })).status).toBe(201)
    expect((await stored())[0]?.suggestion).toHaveLength(999)
    expect((await sendJson({ ...helpful, suggestion: 'a'.repeat(1_001) })).status).toBe(422)
    expect(await stored()).toHaveLength(1)
  })

  it('removes characters that the database cannot store', async () => {
    expect((await sendJson({ ...helpful, suggestion: 'a\u0000b\ud800c\td' })).status).toBe(201)
    expect((await stored())[0]?.suggestion).toBe('ab\ufffdc\td')
  })

  it.each([
    ['another answer', { ...helpful, answer: 'maybe' }],
    ['no answer', { language: 'en', page: '/' }],
    ['an unknown language', { ...helpful, language: 'fr' }],
    ['a suggestion that is not a text', { ...helpful, suggestion: ['a'] }],
  ])('is refused with 422 for %s', async (_, entries) => {
    const response = await sendJson(entries)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ status: 422, detail: expect.stringContaining('helpful') })
    expect(await stored()).toEqual([])
  })

  it('is accepted and not stored when the hidden field is filled in', async () => {
    expect((await sendJson({ ...helpful, website: 'https://example.com' })).status).toBe(201)
    expect(await stored()).toEqual([])
  })

  it('is refused after 30 answers of a network, with the time to wait', async () => {
    const statuses: number[] = []
    let last: Response | undefined
    for (let sent = 0; sent < 31; sent++) {
      last = await sendJson(helpful, { from: '10.8.1.1' })
      statuses.push(last.status)
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429])
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await sendJson(helpful, { from: '10.8.2.1' })).status).toBe(201)
  })

  it('is refused when the body is neither JSON nor a form, or too large', async () => {
    expect((await send('text/plain', 'helpful')).status).toBe(415)
    expect((await send('application/json', '[')).status).toBe(400)
    expect((await sendJson({ ...helpful, suggestion: 'a'.repeat(70_000) })).status).toBe(413)
  })

  it('is answered with 503 and logged when the database fails', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const create = vi.spyOn(cms.payload, 'create').mockRejectedValueOnce(new Error('gone'))
    const response = await sendJson(helpful)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(error).toHaveBeenCalledWith({ reason: 'Error: gone' }, 'feedback not stored')
    create.mockRestore()
    error.mockRestore()
  })
})

describe('feedback sent without JavaScript', () => {
  const entries = { answer: 'notHelpful', language: 'zu', suggestion: 'Bigger pictures.', website: '' }

  it('is stored with the page it came from, and returns there', async () => {
    const response = await sendForm(entries, 'http://localhost:3000/search?q=hilux')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/search?q=hilux#feedback-thanks')
    expect(await stored()).toEqual([
      { page: '/search', answer: 'notHelpful', suggestion: 'Bigger pictures.', language: 'zu' },
    ])
  })

  it('is stored without a page when the browser does not send it', async () => {
    expect((await sendForm(entries)).headers.get('location')).toBe('/#feedback-thanks')
    expect((await stored()).map(({ page }) => page)).toEqual([null])
  })

  it('leads to a message in the page when it is refused', async () => {
    const response = await sendForm({ ...entries, answer: '' }, 'http://localhost:3000/contact')
    expect(response.headers.get('location')).toBe('/contact#feedback-not-stored')
    expect(await stored()).toEqual([])
  })

  it.each(['http://localhost:3000//evil.example/', 'http://localhost:3000/\\evil.example', 'about:blank'])(
    'does not lead to another site from %s',
    async (referer) => {
      const location = (await sendForm(entries, referer)).headers.get('location') ?? ''
      expect(new URL(location, 'http://localhost:3000').host).toBe('localhost:3000')
    },
  )
})

describe('feedback while the widget is switched off', () => {
  it('is answered with 404 and not stored, with and without JavaScript (V-7)', async () => {
    await switchWidget(false)
    const form = await sendForm({ answer: 'helpful', language: 'en' }, 'http://localhost:3000/contact')
    expect([(await sendJson(helpful)).status, form.status]).toEqual([404, 404])
    expect(await stored()).toEqual([])
    await switchWidget(true)
  })
})

describe('the retention of feedback', () => {
  it('deletes what was received before a time, and nothing younger', async () => {
    for (const [page, receivedAt] of [
      ['/old', '2025-11-19T00:00:00.000Z'],
      ['/young', '2025-11-21T00:00:00.000Z'],
    ] as const)
      await cms.payload.create({
        collection: 'pageFeedback',
        data: { page, answer: 'helpful', language: 'en', receivedAt },
      })
    expect(await deleteFeedbackBefore(cms.payload, new Date('2025-11-20T00:00:00.000Z'))).toBe(1)
    expect((await stored()).map(({ page }) => page)).toEqual(['/young'])
  })
})
