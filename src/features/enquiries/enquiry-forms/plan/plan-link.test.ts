import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlanLink } from './plan-link.ts'

const at = (address: string) => readPlanLink(new URL(address, 'https://www.example.co.za'))

test('reads the plan, the configuration and the picture from a finance link (V-029)', () => {
  expect(
    at(
      '/enquiry/finance-offers?modelName=Hilux+DC&offerType=GFV&carImage=%2Fart%2F1%2Fhilux.png#plan?deposit=1000&model=57U&offer=GFV&colour=040&with=PZ1%2CPZ2',
    ),
  ).toEqual({
    plan: 'deposit=1000&model=57U&offer=GFV&colour=040&with=PZ1%2CPZ2',
    seen: 'modelName=Hilux+DC&offerType=GFV&carImage=%2Fart%2F1%2Fhilux.png',
    code: '57U',
    name: 'Hilux DC',
    colour: '040',
    accessories: 'PZ1,PZ2',
    picture: '/art/1/hilux.png',
  })
})

test('reads the model code from a subscription link without a plan (V-082)', () => {
  expect(at('/enquiry/kinto?vehicleModel=Fortuner+2.4&modelCode=48V&rentalTerm=60')).toMatchObject({
    plan: '',
    code: '48V',
    name: 'Fortuner 2.4',
  })
})

test('returns null for an address without plan data', () => {
  expect(at('/enquiry/finance-offers')).toBeNull()
  expect(at('/enquiry/finance-offers?utm_source=mail#top')).toBeNull()
})

test('accepts pictures of this site only', () => {
  const pictureAt = (address: string) =>
    at(`/x?offerType=GFV&carImage=${encodeURIComponent(address)}`)?.picture
  for (const outside of [
    'https://evil.example/art/1.png',
    '//evil.example/art/1.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/admin',
    '/art/../admin',
    '/api/unsubscribe?token=1',
    '\\\\evil.example/art/1.png',
  ])
    expect(pictureAt(outside), outside).toBeNull()
  expect(pictureAt('https://www.example.co.za/art/1/a.png')).toBe('/art/1/a.png')
  expect(pictureAt('/api/media/file/hilux.jpg')).toBe('/api/media/file/hilux.jpg')
})

test('limits the length of the plan and the query it passes on', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), fc.string({ maxLength: 2_000 }), (query, fragment) => {
      const url = new URL('https://www.example.co.za/enquiry/kinto')
      url.search = `modelName=${encodeURIComponent(query)}`
      url.hash = `plan?${encodeURIComponent(fragment)}`
      const link = readPlanLink(url)
      expect(link?.plan.length ?? 0).toBeLessThanOrEqual(400)
      expect(link?.seen.length ?? 0).toBeLessThanOrEqual(2_000)
    }),
  )
})
