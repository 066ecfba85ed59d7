import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { formEndpoint, inAWeek } from '#tests/forms/receive.ts'
import { respondWithVisit } from './visit-calendar.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
const day = inAWeek()

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

const { json } = formEndpoint(() => cms.payload.config)

async function send(own: object): Promise<string> {
  const drive = { model: '57U', dealer: 'sandton', driveDay: day, driveTime: '10:30', ...own }
  const sent = (await (await json(drive, { kind: 'testDrive' })).json()) as { reference: string }
  return sent.reference
}

/** Each visitor asks from a network of its own, unless one is given. */
let visitors = 0
function ask(reference: string, from = `192.0.2.${++visitors}`) {
  const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': from } })
  return respondWithVisit(reference, request)
}

test('responds with the visit as a calendar file that does not name the visitor and is not stored', async () => {
  const reference = await send({})
  const response = await ask(reference)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const file = await response.text()
  expect(file).toContain(`DTSTART;TZID=Africa/Johannesburg:${day.replaceAll('-', '')}T103000`)
  expect(file).toContain('SUMMARY:Test drive')
  expect(file).toContain(reference)
  expect(file).not.toMatch(/Thandeka|thandeka@|82 000/)
})

test('responds with 404 for an enquiry without a day, an unknown reference and an erased person', async () => {
  const [without, erased] = [await send({ driveDay: '', driveTime: '' }), await send({})]
  await cms.payload.db.updateMany({
    collection: 'enquiries',
    where: { reference: { equals: erased } },
    data: { erasedAt: new Date().toISOString() },
  })
  for (const reference of [without, erased, 'FC-2222-2222', "FC-'; --"])
    expect((await ask(reference)).status, reference).toBe(404)
})

test('responds with 429 to a network that tries out references', async () => {
  const answers = []
  for (let count = 0; count < 31; count++) answers.push((await ask('FC-2222-2223', '198.51.100.9')).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})
