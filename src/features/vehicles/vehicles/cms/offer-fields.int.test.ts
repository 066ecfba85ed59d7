import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarDayOf } from '#platform/time/clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'
import { localCatalogue } from '../data/local.ts'

let cms: TestCms
let payload: Payload
let id: number

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await seedShowroom(payload)
  const { docs } = await payload.find({ collection: 'models', where: { code: { equals: 'N35' } } })
  id = docs[0]?.id ?? 0
})
afterAll(() => cms.close())

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const offer = { promotionType: 'Instalment offer', monthlyInstalment: 749_900 }
const publish = (changes: object) =>
  payload.update({
    collection: 'models',
    id,
    data: { offer: { ...offer, ...changes }, _status: 'published' },
  })

test.each([
  ['no end', { endsOn: null }, 'Enter the last day of the offer.'],
  ['an end in the past', { endsOn: inDays(-1) }, expect.stringContaining('The offer ended on')],
  [
    'an end before its start',
    { startsOn: inDays(3), endsOn: inDays(2) },
    expect.stringContaining('before it begins'),
  ],
])('refuses to publish an offer with %s and tells the editor why (C-17)', async (_, changes, message) => {
  await expect(publish(changes)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'offer.endsOn', message }] },
  })
})

test('accepts an end in the past in a draft and in a model without an offer', async () => {
  const past = { ...offer, endsOn: inDays(-1) }
  await payload.update({ collection: 'models', id, draft: true, data: { offer: past, _status: 'draft' } })
  await publish({ promotionType: '', endsOn: inDays(-1) })
})

test('shows a published offer through its last day and no longer (C-17, C-14)', async () => {
  await publish({ endsOn: inDays(2) })
  const offerIn = async (days: number) => {
    const today = () => calendarDayOf(new Date(inDays(days)))
    const catalogue = localCatalogue(async () => payload, { brand: 'Toyota', today })
    const found = await catalogue.model('N35')
    return found.found && found.value.offer?.promotionType
  }
  expect([await offerIn(0), await offerIn(2)]).toEqual([offer.promotionType, offer.promotionType])
  expect(await offerIn(3)).toBeUndefined()
})
