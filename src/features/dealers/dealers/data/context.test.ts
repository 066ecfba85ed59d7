import { beforeEach, expect, it, vi } from 'vitest'
import { testCache } from '#tests/next-cache.ts'
import type { Dealer, Region } from '../dealer.ts'
import { everythingVisible } from '../rules/visibility.ts'
import { dealerContext, dealerContextAt, dealerContextOrUnavailable } from './context.ts'

const findDealer = vi.hoisted(() => vi.fn())
vi.mock('next/cache', () => import('#tests/next-cache.ts'))
vi.mock('./upstream.ts', () => ({
  upstreamDealers: () => ({ addresses: async () => null, dealer: findDealer }),
}))
vi.mock('#platform/process/config.ts', () => ({
  config: () => ({ dealerCmsUrl: 'https://dealers.example.co.za', logLevel: 'silent' }),
}))

const namibia: Region = {
  ...{ name: 'Namibia', slug: 'namibia', kind: 'country', currency: 'NAD' },
  shows: { ...everythingVisible, vehiclePrices: false },
}
const dealer: Dealer = {
  ...{ id: '1', name: 'Kokerboom Toyota Windhoek', slug: 'kokerboom', supplierCode: 'NA201' },
  ...{ isToyotaSupplier: true, brands: [], region: namibia, group: null, coordinates: null },
  ...{ telephone: null, whatsapp: null },
  address: { street: '25 Quiver Street', suburb: null, city: 'Windhoek', postalCode: null },
  ...{ openingHours: [], services: [], socialLinks: [], picture: null },
}

beforeEach(() => {
  testCache.expire(['dealers'])
  findDealer.mockReset()
  findDealer.mockImplementation(async (slug: string) =>
    slug === dealer.slug ? { found: true, value: dealer, fresh: true } : { found: false, failed: false },
  )
})

it('returns slug, name, town, region, supplier code and visibility, and nothing private (V-285)', async () => {
  expect(await dealerContext('kokerboom')).toEqual({
    slug: 'kokerboom',
    name: 'Kokerboom Toyota Windhoek',
    town: 'Windhoek',
    region: 'Namibia',
    supplierCode: 'NA201',
    shows: { ...everythingVisible, vehiclePrices: false },
  })
})

it('hides nothing for a dealer whose region is unknown (V-287)', async () => {
  findDealer.mockResolvedValue({ found: true, value: { ...dealer, region: null }, fresh: true })
  expect(await dealerContext('kokerboom')).toMatchObject({ region: null, shows: everythingVisible })
})

it('queries the dealer system once for several parts of a page and its next visit (V-288)', async () => {
  await dealerContext('kokerboom')
  await dealerContextAt('/dealers/kokerboom/new-vehicles/fortuner')
  await dealerContext('kokerboom')
  expect(findDealer.mock.calls).toEqual([['kokerboom']])
})

it('queries the dealer system again after the dealer or its region has changed (V-288)', async () => {
  for (const tag of ['dealers:dealer:kokerboom', 'dealers']) {
    await dealerContext('kokerboom')
    findDealer.mockClear()
    testCache.expire([tag])
    await dealerContext('kokerboom')
    expect(findDealer, tag).toHaveBeenCalledOnce()
  }
})

it('fetches the dealer of a path and its region, and none for other paths (C-369)', async () => {
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
  expect(findDealer.mock.calls).toEqual([['kokerboom']])
})

it('finds a dealer only below /dealers/{dealer}, not for groups, regions or unknown slugs (V-282)', async () => {
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

it('throws when the dealer system fails', async () => {
  findDealer.mockResolvedValue({ found: false, failed: true })
  await expect(dealerContext('kokerboom')).rejects.toThrow()
})

it('hides all that a region may hide until the dealer can be read again (V-011, F-13)', async () => {
  findDealer.mockResolvedValue({ found: false, failed: true })
  expect(await dealerContextOrUnavailable('kokerboom')).toEqual({
    ...{ slug: 'kokerboom', name: null, town: null, region: null, supplierCode: null },
    shows: {
      ...{ vehiclePrices: false, financeBlock: false, offersItem: false },
      ...{ insuranceBanner: false, popularVehiclePrices: false, financeServicesPhone: false },
    },
  })
  findDealer.mockResolvedValue({ found: true, value: dealer, fresh: true })
  expect(await dealerContextOrUnavailable('kokerboom')).toMatchObject({ name: 'Kokerboom Toyota Windhoek' })
})

it('accepts a stale response for a dealer, and returns null for an unknown one (F-13)', async () => {
  findDealer.mockResolvedValue({ found: true, value: dealer, fresh: false })
  expect(await dealerContextOrUnavailable('kokerboom')).toMatchObject({ name: 'Kokerboom Toyota Windhoek' })
  findDealer.mockResolvedValue({ found: false, failed: false })
  testCache.expire(['dealers'])
  expect(await dealerContextOrUnavailable('kokerboom')).toBeNull()
})

it('rethrows an internal error instead of treating the dealer as unreadable (F-13)', async () => {
  findDealer.mockRejectedValue(new Error('no connection to the database'))
  await expect(dealerContextOrUnavailable('kokerboom')).rejects.toThrow('database')
})
