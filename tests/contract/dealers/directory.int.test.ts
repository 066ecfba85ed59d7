import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DealerDirectory } from '#features/dealers/dealers/services.ts'
import { type DealerNetwork, openDealerNetwork, serviceKey } from './network.ts'

let network: DealerNetwork
beforeAll(async () => {
  network = await openDealerNetwork()
})
afterAll(() => network.close())

/** The value of a lookup that must succeed. */
async function found<Value>(
  lookup: Promise<{ found: true; value: Value; fresh: boolean } | { found: false; failed: boolean }>,
): Promise<Value> {
  const result = await lookup
  if (!result.found) throw new Error('Nothing was found.')
  expect(result.fresh).toBe(true)
  return result.value
}

const absent = { found: false, failed: false }

describe.each(['local', 'upstream'] as const)('dealers, %s', (target) => {
  const directory = (): DealerDirectory => network[target]

  it('lists dealers with their coordinates, ordered by name (D-379, D-382)', async () => {
    const dealers = await found(directory().dealers())
    const names = dealers.map(({ name }) => name)
    expect(names).toHaveLength(119)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    expect(names).not.toContain('Isando Truck Centre')
    for (const { name, coordinates } of dealers) expect(coordinates, name).not.toBeNull()
  })

  it('finds a dealer by its slug (D-089 to D-093, C-373)', async () => {
    const dealer = await found(directory().dealer('marula-toyota-gaborone'))
    expect(dealer).toMatchObject({
      name: 'Marula Toyota Gaborone',
      supplierCode: 'BW301',
      isToyotaSupplier: true,
      brands: ['Toyota'],
      group: { slug: 'marula-motor-group', title: 'Marula Motor Group' },
      region: { name: 'Botswana', slug: 'botswana', kind: 'country', currency: 'ZAR' },
      address: {
        street: '19 Morula Close',
        suburb: 'Broadhurst Industrial',
        city: 'Gaborone',
        postalCode: null,
      },
      coordinates: { latitude: -24.631, longitude: 25.929 },
      telephone: expect.stringMatching(/^0800 000 \d{3}$/),
    })
    expect(dealer.openingHours).toHaveLength(8)
    expect(dealer.openingHours[5]).toEqual({ day: 'Saturday', open: { from: '08:00', until: '13:00' } })
    expect(dealer.openingHours[6]).toEqual({ day: 'Sunday', open: null })
  })

  it('reads what a region shows from our own table (F-12, D-017)', async () => {
    const [foreign, home] = await Promise.all([
      found(directory().dealer('mountain-kingdom-toyota-maseru')),
      found(directory().dealer('ridgeline-toyota-parktown')),
    ])
    expect(Object.values(foreign.region?.shows ?? {})).toEqual(Array(6).fill(false))
    expect(Object.values(home.region?.shows ?? {})).toEqual(Array(6).fill(true))
  })

  it('exposes no mail address, contact or recipient to visitors', async () => {
    const dealers = await found(directory().dealers())
    expect(JSON.stringify(dealers)).not.toMatch(/@|contact|recipient/i)
  })

  it('reports an unknown slug or id as not found, without a failure (C-371)', async () => {
    expect(await directory().dealer('nowhere')).toEqual(absent)
    expect(await directory().group('nowhere')).toEqual(absent)
    expect(await directory().mail('99999')).toEqual(absent)
  })

  it('lists the dealers of a group by province (D-058, D-059, D-377 to D-380)', async () => {
    const group = await found(directory().group('marula-motor-group'))
    expect(group.title).toBe('Marula Motor Group')
    expect(
      group.provinces.map(({ name, dealers }) => [name, ...dealers.map(({ address }) => address.city)]),
    ).toEqual([
      ['Gauteng', 'Johannesburg'],
      ['Limpopo', 'Polokwane'],
      ['Mpumalanga', 'Nelspruit'],
      ['North West', 'Rustenburg'],
      ['Botswana', 'Francistown', 'Gaborone'],
    ])
  })

  it('returns the recipients of dealer enquiries (D-091, D-094)', async () => {
    const { id } = await found(directory().dealer('marula-toyota-bryanston'))
    expect(await found(directory().mail(id))).toEqual({
      email: 'bryanston@example.co.za',
      recipients: {
        general: ['enquiries.bryanston@example.co.za'],
        'used-vehicle': ['automark.bryanston@example.co.za', 'used.manager.bryanston@example.co.za'],
        special: ['specials.bryanston@example.co.za'],
        'trade-in': ['trade-in.bryanston@example.co.za'],
      },
      toLeadProvider: true,
      crm: { kind: 'none' },
    })
    const other = await found(directory().dealer('marula-toyota-rustenburg'))
    expect(await found(directory().mail(other.id))).toMatchObject({ toLeadProvider: false })
  })
})

describe('requests to the dealer system', () => {
  it('fetches a dealer with the key and without drafts (C-371, C-372, V-324, D-376)', async () => {
    await network.upstream.dealer('ridgeline-toyota-parktown')
    expect(network.served.requests.at(-1)).toBe(
      '/api/dealers?where[slug][equals]=ridgeline-toyota-parktown&limit=1&draft=false',
    )
    expect(network.authorizations.at(-1)).toBe(`users API-Key ${serviceKey}`)
  })

  it('fetches a group, and then its dealers by their ids (D-377, D-379, D-380)', async () => {
    const { provinces } = await found(network.local.group('kokerboom-motors'))
    const ids = provinces.flatMap(({ dealers }) => dealers.map(({ id }) => id))
    await network.upstream.group('kokerboom-motors')
    const [group, dealers] = network.served.requests.slice(-2)
    expect(group).toBe('/api/dealerGroups?where[slug][equals]=kokerboom-motors&limit=99')
    expect(dealers).toBe(
      `/api/dealers?where[id][in]=${ids.join(',')}&where[toyotaSupplier][equals]=Y&limit=99`,
    )
    expect(new Set(network.authorizations)).toEqual(new Set([`users API-Key ${serviceKey}`]))
  })
})

describe('the region table', () => {
  it('applies an edited cell and leaves the others unchanged (F-12)', async () => {
    await network.payload.update({
      collection: 'regions',
      where: { slug: { equals: 'lesotho' } },
      data: { shows: { offersItem: true } },
    })
    for (const target of ['local', 'upstream'] as const) {
      const dealer = await found(network[target].dealer('mountain-kingdom-toyota-maseru'))
      expect(dealer.region?.shows).toEqual({
        vehiclePrices: false,
        financeBlock: false,
        offersItem: true,
        insuranceBanner: false,
        popularVehiclePrices: false,
        financeServicesPhone: false,
      })
    }
  })
})
