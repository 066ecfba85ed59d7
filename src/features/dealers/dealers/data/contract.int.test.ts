import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'
import { examplePicture } from '#tests/uploads/index.ts'
import { dealerSeeding } from '../seed.ts'

type Json = Record<string, unknown>

let cms: TestCms
const key = 'a-test-key-of-a-dealer-client'
const callers: [string, Record<string, string>][] = [
  ['an anonymous client', {}],
  ['a client with a service key', { Authorization: `service-keys API-Key ${key}` }],
  ['a client with a key in the old header format', { Authorization: `users API-Key ${key}` }],
]

beforeAll(async () => {
  cms = await openTestCms()
  await runSeedings(cms.payload, [await dealerSeeding()])
  await cms.payload.create({
    collection: 'service-keys',
    data: { name: 'Dealer lookup', enableAPIKey: true, apiKey: key },
  })
})
afterAll(() => cms.close())

const docsOf = (body: Json) => body.docs as Json[]

describe.each(callers)('the dealer contract, requested by %s', (_, headers) => {
  const get = (address: string) => requestRest(cms.payload, address, headers)

  it('returns a dealer by its slug (C-371, C-373, V-324)', async () => {
    const slug = 'marula-toyota-bryanston'
    const { status, body } = await get(`/api/dealers?where[slug][equals]=${slug}&limit=1&draft=false`)
    expect(status).toBe(200)
    expect(docsOf(body)).toHaveLength(1)
    expect(docsOf(body)[0]).toMatchObject({ slug, supplierCode: 'ZA101', province: 'Gauteng' })
  })

  it('returns an empty list, not an error, for an unknown slug (C-371)', async () => {
    const { status, body } = await get('/api/dealers?where[slug][equals]=nowhere&limit=1&draft=false')
    expect(status).toBe(200)
    expect(docsOf(body)).toEqual([])
  })

  it('returns the dealers of a group by the ids in it (D-377 to D-380)', async () => {
    const { body } = await get('/api/dealerGroups?where[slug][equals]=marula-motor-group&limit=99')
    const [group] = docsOf(body)
    const provinces = group?.dealersByProvinces as Json[]
    expect(provinces.map(({ provinceName }) => provinceName)).toEqual([
      'Gauteng',
      'Limpopo',
      'Mpumalanga',
      'North West',
      'Botswana',
    ])
    const dealers = provinces.flatMap((province) => province.dealers as { dealer: Json }[])
    expect(dealers.map(({ dealer }) => dealer.name).sort()).toEqual([
      'Marula Toyota Bryanston',
      'Marula Toyota Francistown',
      'Marula Toyota Gaborone',
      'Marula Toyota Nelspruit',
      'Marula Toyota Polokwane',
      'Marula Toyota Rustenburg',
    ])
    const ids = dealers.map(({ dealer }) => dealer.id).join(',')
    const found = await get(`/api/dealers?where[id][in]=${ids}&where[toyotaSupplier][equals]=Y&limit=99`)
    expect(found.status).toBe(200)
    expect(docsOf(found.body)).toHaveLength(6)
  })

  it('leaves unlisted dealers out of a query for listed ones (D-379)', async () => {
    const slugsOf = async (query: string) => {
      const pages = [1, 2].map((page) => get(`/api/dealers?limit=99&page=${page}${query}`))
      return (await Promise.all(pages)).flatMap(({ body }) => docsOf(body).map(({ slug }) => slug))
    }
    const all = await slugsOf('')
    const listed = await slugsOf('&where[toyotaSupplier][equals]=Y')
    expect(all).toContain('isando-truck-centre')
    expect(listed).not.toContain('isando-truck-centre')
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(listed.length + 1)
  })

  it('returns location and opening hours in the shape of the contract (D-090, D-093)', async () => {
    const { body } = await get('/api/dealers?where[slug][equals]=kokerboom-toyota-windhoek')
    const [dealer] = docsOf(body)
    expect(dealer).toMatchObject({
      streetAddress: '25 Quiver Street',
      suburb: 'Southern Industrial',
      city: 'Windhoek',
      province: 'Namibia',
      lat: -22.59,
      longitude: 17.078,
      group: { slug: 'kokerboom-motors', title: 'Kokerboom Motors' },
    })
    const hours = dealer?.operatingHours as Json[]
    expect(hours).toHaveLength(8)
    expect(hours[0]).toMatchObject({
      day: 'Monday',
      hoursInformation: { startTime: '07:30', endTime: '17:30', isClosed: false },
    })
    expect(hours[6]).toMatchObject({ day: 'Sunday', hoursInformation: { isClosed: true } })
  })

  it('returns the dealers of a province by its name', async () => {
    const { body } = await get('/api/dealers?where[province][equals]=Namibia&sort=-name&limit=99')
    expect(docsOf(body).map(({ city }) => city)).toEqual([
      'Windhoek',
      'Swakopmund',
      'Oshakati',
      'Otjiwarongo',
      'Walvis Bay',
      'Keetmanshoop',
    ])
    const selected = await get('/api/dealers?where[province][equals]=Lesotho&select[province]=true')
    expect(docsOf(selected.body)[0]).toMatchObject({ province: 'Lesotho' })
  })
})

describe('authentication in the dealer contract', () => {
  const where = '/api/dealers?where[slug][equals]=marula-toyota-bryanston'

  it('shows enquiry recipients to a client with a service key, but not to a visitor (D-094)', async () => {
    const client = await requestRest(cms.payload, where, { Authorization: `service-keys API-Key ${key}` })
    expect(docsOf(client.body)[0]).toMatchObject({
      email: 'bryanston@example.co.za',
      oneAdsRecipients: [{ email: 'specials.bryanston@example.co.za' }],
    })
    expect(client.text).not.toContain('contactName')
    const visitor = await requestRest(cms.payload, where)
    expect(visitor.text).not.toContain('bryanston@example.co.za')
  })

  it('hides enquiry recipients from a client with a wrong key (C-372)', async () => {
    const wrong = await requestRest(cms.payload, where, { Authorization: 'service-keys API-Key wrong' })
    expect(wrong.text).not.toContain('bryanston@example.co.za')
  })
})

describe('the table of regions', () => {
  it('refuses to delete a region with dealers', async () => {
    const { docs } = await cms.payload.find({ collection: 'regions', where: { slug: { equals: 'namibia' } } })
    await expect(cms.payload.delete({ collection: 'regions', id: docs[0]?.id ?? 0 })).rejects.toThrow(
      /used by .*\(dealer\), .*\(dealer\), .*\(dealer\)/,
    )
  })
})

describe('the media of the contract', () => {
  it('returns the address of a file by its id, and refuses drafts to visitors (D-375, D-376)', async () => {
    const { id } = await cms.payload.create({
      collection: 'media',
      data: { alt: 'The hall of a dealer' },
      file: { ...(await examplePicture({ width: 300, height: 200 })) },
    })
    const { status, body } = await requestRest(cms.payload, `/api/media/${id}?draft=false`)
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^\/api\/media\/file\/.+\.jpg$/)])
    expect((await requestRest(cms.payload, `/api/media/${id}?draft=true`)).status).toBe(403)
    expect((await requestRest(cms.payload, '/api/media/99999?draft=false')).status).toBe(404)
  })
})
