import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#features/vehicles/vehicles/services.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'
import { seedShowroom } from './seed-showroom.ts'

let cms: TestCms
let server: Loopback

beforeAll(async () => {
  cms = await openTestCms()
  await seedShowroom(cms.payload)
  server = await serve(contractRouter(endpoints))
})
afterAll(async () => {
  await server.close()
  await cms.close()
})

async function fetchJson(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/services/${path}`)
  return { status: response.status, body: await response.json() }
}

async function codes(path: string): Promise<string> {
  const { status, body } = await fetchJson(path)
  expect(status).toBe(200)
  return (body as { code: string }[]).map(({ code }) => code).join(' ')
}

const picture = (view: 'side' | 'front', paint: string, vehicle = 'hilux-double-cab') => {
  const at = (width: number) =>
    expect.stringMatching(
      new RegExp(`^https?://[^/]+/art/[^/]+/vehicle/${vehicle}/${view}/${paint}/${width}\\.webp$`),
    )
  return { thumbnail: at(320), mobile: at(640), desktop: at(1200) }
}

describe('the addresses of the specification', () => {
  test.each([
    ['vehicles/vehicle-ranges/?filter[where][brand]=Toyota', 'HDC FOR VIT'],
    ['vehicles/vehicle-ranges?filter[where][brand]=2', 'HDC FOR VIT'],
    ['gateway/vehicle-ranges?filter[where][brand]=Lexus', 'LUX'],
    ['vehicles/vehicle-ranges?filter[where][bodyType]=hatch', 'VIT'],
    ['vehicles/vehicle-ranges?filter[skip]=1&filter[limit]=1', 'FOR'],
    [
      'vehicles/vehicle-models?filter[where][code][inq]=48V&filter[where][code][inq]=X99&filter[where][code][inq]=64O',
      '48V 64O',
    ],
    ['vehicles/vehicle-models?filter[where][code]=48V', '48V'],
    ['gateway/vehicle-models?filter[where][rangeCode]=HDC&filter[order]=price%20DESC&filter[limit]=1', 'P35'],
    ['gateway/vehicle-models?filter[where][rangeCode]=HDC&filter[order]=price+ASC', 'N35 P35 64O'],
    ['gateway/vehicle-models?filter[where][rangeName]=hilux-double-cab', 'P35 N35 64O'],
    ['gateway/vehicle-models?filter[where][rangeName]=Hilux%20Double%20Cab', 'P35 N35 64O'],
    ['gateway/vehicle-models?filter={"where":{"rangeName":"fortuner"},"limit":5}', '48V'],
    ['vehicles/vehicle-models?filter[where][heroModel]=hilux-hero', 'N35'],
    ['vehicles/vehicle-models?filter[where][category]=legend&filter[where][brand]=2', 'P35'],
    ['vehicles/vehicle-models?filter[skip]=4', '64O'],
  ])('returns for %s the codes %s', async (path, expected) => {
    expect(await codes(path)).toBe(expected)
  })
})

describe('the response formats of the specification', () => {
  test('returns a model in wire format (V-252, C-145)', async () => {
    const { body } = await fetchJson('vehicles/vehicle-models?filter[where][code]=N35')
    expect(body).toEqual([
      {
        id: 'N35',
        code: 'N35',
        name: 'Hilux 2.8 GD-6 Raider 6AT',
        rangeName: 'Hilux Double Cab',
        rangeSlug: 'hilux-double-cab',
        rangeCode: 'HDC',
        category: 'raider',
        price: '459900',
        specialPrice: '455000',
        brand: 'Toyota',
        bodyType: 'double-cab',
        engine: '2.8 GD-6',
        transmission: '6-speed automatic',
        transmissionType: 'Automatic',
        driveSystem: 'All Wheel',
        fuelType: 'Diesel',
        fuelcon: '8.1',
        seats: 5,
        vehicleStats: [
          { label: 'Power', value: '150', unit: 'kW' },
          { label: 'Airbags', value: '7', unit: null },
        ],
        specifications: [
          {
            group: 'Engine',
            items: [
              { label: 'Capacity', value: '2 755 cm³' },
              { label: 'Cylinders', value: '4' },
            ],
          },
          { group: 'Safety', items: [{ label: 'ABS', value: 'Standard' }] },
          {
            group: 'Warranty & service',
            items: [
              { label: 'Vehicle warranty', value: '3 years / 100 000 km' },
              { label: 'Service plan', value: '9 services / 90 000 km' },
              { label: 'In-car Wi-Fi', value: '25GB for 12 months' },
            ],
          },
        ],
        colourSelectors: [
          {
            colourCode: '3U5',
            colourCode2: '202',
            paintCode: '2NR',
            colourTitle: 'Inferno Red & Black',
            customerOrderType: 'Special order',
            colourImage: { desktop: picture('side', 'a41e22-15171a').desktop },
            hex: '#a41e22',
            roofHex: '#15171a',
            finish: 'pearl',
            surcharge: null,
          },
          {
            colourCode: '040',
            colourCode2: null,
            paintCode: '040',
            colourTitle: 'Glacier White',
            customerOrderType: null,
            colourImage: { desktop: picture('side', 'f2f2ef').desktop },
            hex: '#f2f2ef',
            roofHex: null,
            finish: 'solid',
            surcharge: null,
          },
        ],
        cssId: 'raider',
        heroModel: 'hilux-hero',
        hideColumn1: false,
        hideColumn2: true,
        hideColumn3: false,
        hideColumn4: true,
        hash: '0a1b2c3d4e5f6071',
        usage: ['Work', 'Leisure'],
        badges: ['New'],
        promotionType: 'Fixed rate',
        deposit: '45990',
        interestRate: 12.25,
        rateType: 'Fixed',
        monthlyInstallment: '7296.05',
        retailPrice: '459900',
        offerEndsOn: '2099-12-31',
        derivativeCode: 'HX28RA',
        monthlyFromPrice: '7296.50',
        sideHighImageUrl: picture('side', 'a41e22-15171a'),
        frontHighImageUrl: picture('front', 'a41e22-15171a'),
        heroModelFrontImage: { desktop: picture('front', 'a41e22-15171a').desktop },
      },
    ])
  })

  test('returns defaults for what a model does not have (V-252)', async () => {
    const { body } = await fetchJson('vehicles/vehicle-models?filter[where][code]=64O')
    expect(body).toMatchObject([
      {
        price: null,
        specialPrice: null,
        fuelcon: 'Not Available',
        colourSelectors: [],
        vehicleStats: [],
        promotionType: null,
        monthlyInstallment: null,
        cssId: null,
        hideColumn1: false,
        usage: [],
        sideHighImageUrl: picture('side', 'b9bdc1'),
        frontHighImageUrl: picture('front', 'b9bdc1'),
        heroModelFrontImage: { desktop: picture('front', 'b9bdc1').desktop },
      },
    ])
  })

  test('uses the drawing of the body type for a range without its own', async () => {
    const { body } = await fetchJson('vehicles/vehicle-ranges?filter[where][brand]=Lexus')
    expect(body).toMatchObject([{ rangeSlug: 'ux', sideHighImageUrl: picture('side', 'f2f2ef', 'rav4') }])
  })

  test('returns a range in wire format (V-254, C-144)', async () => {
    const { body } = await fetchJson('vehicles/vehicle-ranges?filter[where][rangeSlug]=hilux-double-cab')
    expect(body).toEqual([
      {
        id: 'HDC',
        name: 'Hilux Double Cab',
        code: 'HDC',
        rangeCode: 'HDC',
        rangeSlug: 'hilux-double-cab',
        brand: 'Toyota',
        bodyType: 'double-cab',
        price: '455000',
        subtitle: 'Tougher than you',
        sideHighImageUrl: picture('side', 'a41e22-15171a'),
        heroImage: expect.stringMatching(
          /\/art\/[^/]+\/scene\/karoo\/wide\/hilux-double-cab\/a41e22-15171a\/1200\.webp$/,
        ),
        modelImage: picture('side', 'a41e22-15171a').desktop,
        description: 'A bakkie with four doors.',
        figures: [
          { label: 'Torque', value: '500', unit: 'Nm' },
          { label: 'Doors', value: '4', unit: null },
        ],
        accessories: [
          { name: 'Tow bar', partNumber: 'PZ408-00001', price: '6490.50' },
          { name: 'Rubber mats', partNumber: null, price: null },
        ],
        seoTitle: 'Hilux Double Cab | Toyota',
        seoDescription: 'All models of the Hilux Double Cab.',
        canonicalUrl: null,
      },
    ])
  })
})

describe('invalid requests', () => {
  test.each([
    ['vehicles/vehicle-models?filter[where][id]=1', 400],
    ['vehicles/vehicle-models?filter[where][_status]=draft', 400],
    ['vehicles/vehicle-models?filter[where][code][like]=%25', 400],
    ['vehicles/vehicle-models?filter[where][code]=%00', 400],
    ['vehicles/vehicle-models?filter[limit]=1000', 400],
    ['vehicles/vehicle-models?filter[where][rangeName]=a&filter[where][rangeSlug]=b', 400],
    ['vehicles/vehicle-models?draft=true', 400],
    ['vehicles/vehicle-ranges?filter[order]=name', 400],
    ['vehicles/vehicle-colours', 404],
  ])('rejects %s with problem %i', async (path, expected) => {
    const { status, body } = await fetchJson(path)
    expect(status).toBe(expected)
    expect(body).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status: expected,
      detail: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })

  test.each(["'", '"', '\\', '%25', '{"$ne":1}', 'constructor', 'x'.repeat(200)])(
    'returns an empty list for the value %s',
    async (value) => {
      for (const field of ['code', 'rangeCode', 'rangeName', 'heroModel', 'brand', 'category']) {
        const path = `vehicles/vehicle-models?filter[where][${field}]=${encodeURIComponent(value)}`
        expect(await fetchJson(path)).toEqual({ status: 200, body: [] })
      }
    },
  )
})
