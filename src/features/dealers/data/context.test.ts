import { beforeEach, expect, it, vi } from 'vitest'
import { answerCache } from '#tests/answer-cache.ts'
import type { Dealer, Region } from '../dealer.ts'
import { everythingShown } from '../rules/visibility.ts'
import { dealerContext, dealerContextAt, dealerContextOrUnread } from './context.ts'

const asked = vi.hoisted(() => vi.fn())
vi.mock('next/cache', () => import('#tests/answer-cache.ts'))
vi.mock('./directory.ts', () => ({
  directory: () => ({ addresses: async () => null, dealer: asked }),
  regionTable: { regions: async () => [] },
}))
vi.mock('#platform/config.ts', () => ({ config: () => ({ dealerCmsUrl: 'https://dealers.example.co.za' }) }))

const namibia: Region = {
  ...{ name: 'Namibia', slug: 'namibia', kind: 'country', currency: 'NAD' },
  shows: { ...everythingShown, vehiclePrices: false },
}
const dealer: Dealer = {
  ...{ id: '1', name: 'Kokerboom Toyota Windhoek', slug: 'kokerboom', supplierCode: 'NA201' },
  ...{ isToyotaSupplier: true, brands: [], region: namibia, group: null, coordinates: null, telephone: null },
  address: { street: '25 Quiver Street', suburb: null, city: 'Windhoek', postalCode: null },
  ...{ openingHours: [], services: [], socialLinks: [], picture: null },
}

beforeEach(() => {
  answerCache.expire(['dealers'])
  asked.mockReset()
  asked.mockImplementation(async (slug: string) =>
    slug === dealer.slug ? { found: true, value: dealer, fresh: true } : { found: false, failed: false },
  )
})

it('V-285: a page in a dealer’s name knows its address, its province and its supplier code, and nothing private', async () => {
  expect(await dealerContext('kokerboom')).toEqual({
    slug: 'kokerboom',
    name: 'Kokerboom Toyota Windhoek',
    town: 'Windhoek',
    region: 'Namibia',
    supplierCode: 'NA201',
    shows: { ...everythingShown, vehiclePrices: false },
  })
})

it('V-287: a dealer whose region is not known hides nothing', async () => {
  asked.mockResolvedValue({ found: true, value: { ...dealer, region: null }, fresh: true })
  expect(await dealerContext('kokerboom')).toMatchObject({ region: null, shows: everythingShown })
})

it('V-288: two parts of a page, and its next visit, ask the dealer system once', async () => {
  await dealerContext('kokerboom')
  await dealerContextAt('/dealers/kokerboom/new-vehicles/fortuner')
  await dealerContext('kokerboom')
  expect(asked.mock.calls).toEqual([['kokerboom']])
})

it('V-288: a change of the dealer, or of what its region shows, is asked about anew', async () => {
  for (const tag of ['dealers:dealer:kokerboom', 'dealers']) {
    await dealerContext('kokerboom')
    asked.mockClear()
    answerCache.expire([tag])
    await dealerContext('kokerboom')
    expect(asked, tag).toHaveBeenCalledOnce()
  }
})

it('C-369: a page below a dealer asks for that dealer and takes its province; other pages ask for none', async () => {
  expect(await dealerContextAt('/dealers/kokerboom/new-vehicles')).toMatchObject({ region: 'Namibia' })
  for (const path of [
    '/',
    '/vehicles/fortuner',
    '/dealers',
    '/dealership/kokerboom',
    '/discover/dealers/x',
  ]) {
    expect(await dealerContextAt(path), path).toBeNull()
  }
  expect(asked.mock.calls).toEqual([['kokerboom']])
})

it('V-282: only paths below /dealers/{dealer} are a dealer’s; a region’s, and an unknown one’s, are nobody’s', async () => {
  expect(await dealerContextAt('/dealers/kokerboom/new-vehicles/fortuner')).toMatchObject({
    slug: 'kokerboom',
  })
  for (const path of [
    '/discover/dealers/kokerboom/x',
    '/vehicles/fortuner',
    '/dealers',
    '/dealers/groups/kokerboom',
    '/dealers/namibia',
  ]) {
    expect(await dealerContextAt(path), path).toBeNull()
  }
})

it('a dealer system that fails is no dealer without restrictions', async () => {
  asked.mockResolvedValue({ found: false, failed: true })
  await expect(dealerContext('kokerboom')).rejects.toThrow()
})

it('V-011: while the dealer cannot be read, all that a region may hide is hidden; a good answer ends that (F-13)', async () => {
  asked.mockResolvedValue({ found: false, failed: true })
  expect(await dealerContextOrUnread('kokerboom')).toEqual({
    ...{ slug: 'kokerboom', name: null, town: null, region: null, supplierCode: null },
    shows: {
      ...{ vehiclePrices: false, financeBlock: false, offersItem: false },
      ...{ insuranceBanner: false, popularVehiclePrices: false, financeServicesPhone: false },
    },
  })
  asked.mockResolvedValue({ found: true, value: dealer, fresh: true })
  expect(await dealerContextOrUnread('kokerboom')).toMatchObject({ name: 'Kokerboom Toyota Windhoek' })
})

it('F-13: a dealer known from the last hour counts as known, and an unknown one is none', async () => {
  asked.mockResolvedValue({ found: true, value: dealer, fresh: false })
  expect(await dealerContextOrUnread('kokerboom')).toMatchObject({ name: 'Kokerboom Toyota Windhoek' })
  asked.mockResolvedValue({ found: false, failed: false })
  answerCache.expire(['dealers'])
  expect(await dealerContextOrUnread('kokerboom')).toBeNull()
})

it('F-13: a fault of our own is not a dealer that cannot be read', async () => {
  asked.mockRejectedValue(new Error('no connection to the database'))
  await expect(dealerContextOrUnread('kokerboom')).rejects.toThrow('database')
})
