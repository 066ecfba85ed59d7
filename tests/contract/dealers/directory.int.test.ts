import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DealerDirectory } from '#features/dealers/services.ts'
import { key, type Network, openNetwork } from './network.ts'

let network: Network
beforeAll(async () => {
  network = await openNetwork()
})
afterAll(() => network.close())

/** The value of a lookup that has to be there. */
async function found<Value>(
  lookup: Promise<{ found: true; value: Value; fresh: boolean } | { found: false; failed: boolean }>,
): Promise<Value> {
  const answer = await lookup
  if (!answer.found) throw new Error('Nothing was found.')
  expect(answer.fresh).toBe(true)
  return answer.value
}

const absent = { found: false, failed: false }

describe.each(['local', 'upstream'] as const)('dealers, %s', (target) => {
  const directory = (): DealerDirectory => network[target]

  it('D-379, D-382: listed ones with their coordinates, by name', async () => {
    const dealers = await found(directory().dealers())
    const names = dealers.map(({ name }) => name)
    expect(names).toHaveLength(35)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    expect(names).not.toContain('Isando Truck Centre')
    for (const { name, coordinates } of dealers) expect(coordinates, name).not.toBeNull()
  })

  it('D-089 to D-093, C-373: one by its address', async () => {
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

  it('F-12, D-017: what is shown there is what our table says', async () => {
    const [foreign, home] = await Promise.all([
      found(directory().dealer('mountain-kingdom-toyota-maseru')),
      found(directory().dealer('ridgeline-toyota-parktown')),
    ])
    expect(Object.values(foreign.region?.shows ?? {})).toEqual(Array(6).fill(false))
    expect(Object.values(home.region?.shows ?? {})).toEqual(Array(6).fill(true))
  })

  it('a dealer for visitors carries no address of anybody', async () => {
    const dealers = await found(directory().dealers())
    expect(JSON.stringify(dealers)).not.toMatch(/@|contact|recipient/i)
  })

  it('C-371: an address nobody has is no failure', async () => {
    expect(await directory().dealer('nowhere')).toEqual(absent)
    expect(await directory().group('nowhere')).toEqual(absent)
    expect(await directory().mail('99999')).toEqual(absent)
  })

  it('D-058, D-059, D-377 to D-380: a group by province', async () => {
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

  it('D-091, D-094: where a dealer’s enquiries go', async () => {
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

describe('what the other system is asked', () => {
  it('C-371, C-372, V-324, D-376: a dealer, with the key and without drafts', async () => {
    await network.upstream.dealer('ridgeline-toyota-parktown')
    expect(network.served.asked.at(-1)).toBe(
      '/api/dealers?where[slug][equals]=ridgeline-toyota-parktown&limit=1&draft=false',
    )
    expect(network.authorizations.at(-1)).toBe(`users API-Key ${key}`)
  })

  it('D-377, D-379, D-380: a group, and then its dealers by their ids', async () => {
    const { provinces } = await found(network.local.group('kokerboom-motors'))
    const ids = provinces.flatMap(({ dealers }) => dealers.map(({ id }) => id))
    await network.upstream.group('kokerboom-motors')
    const [group, dealers] = network.served.asked.slice(-2)
    expect(group).toBe('/api/dealerGroups?where[slug][equals]=kokerboom-motors&limit=99')
    expect(dealers).toBe(
      `/api/dealers?where[id][in]=${ids.join(',')}&where[toyotaSupplier][equals]=Y&limit=99`,
    )
    expect(new Set(network.authorizations)).toEqual(new Set([`users API-Key ${key}`]))
  })
})

describe('our own table', () => {
  it('F-12: a cell that an editor changes, changes just that', async () => {
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
