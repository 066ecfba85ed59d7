import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type DriverSource,
  endpoints,
  localDrivers,
  upstreamDrivers,
} from '#features/motorsport/motorsport-drivers/services.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

const siteUrl = 'https://www.example.co.za'
const path = '/services/cms/gr-drivers'

let cms: TestCms
let served: Loopback
const sources: Partial<Record<'local' | 'upstream', DriverSource>> = {}

const helmet = (number: string) => ({ source: 'helmet', helmet: 'ring', number }) as const

const documents = [
  {
    ...{ name: 'Saskia', surname: 'Brandt', racingNumber: '207', navigator: 'Elton Kavari' },
    ...{ picture: helmet('207'), championshipsWon: 3, x: 'https://x.example.co.za/saskia' },
    categories: [
      { category: 'sarrc', order: 2 },
      { category: 'dakar', order: 4, racingNumber: '219', picture: helmet('219') },
    ],
    status: 'published',
  },
  { name: 'Lwazi', surname: 'Ndlela', status: 'published' },
  { name: 'Not', surname: 'Signed', status: 'draft' },
] as const

beforeAll(async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  provideConfig({})
  cms = await openTestCms()
  for (const { status, ...driver } of documents) {
    const data = { ...structuredClone(driver), _status: status }
    await cms.payload.create({ collection: 'drivers', data: data as never, draft: status === 'draft' })
  }
  served = await serve(contractRouter(endpoints))
  const baseUrl = `${served.url}/services/cms`
  const service = createServiceClient({ name: 'drivers', baseUrl })
  sources.local = localDrivers(async () => cms.payload)
  sources.upstream = upstreamDrivers(service, { baseUrl, log: { warn() {} } })
})
afterAll(async () => {
  await served.close()
  await cms.close()
})

describe.each(['local', 'upstream'] as const)('drivers, %s', (target) => {
  it('has the published drivers with their categories, numbers and links (C-066, C-067, C-357)', async () => {
    const found = await sources[target]?.drivers()
    expect(found).toMatchObject({ found: true, fresh: true })
    const drivers = found && 'value' in found ? found.value : []
    expect(drivers.map(({ surname }) => surname)).toEqual(['Brandt', 'Ndlela'])
    expect(drivers[0]).toMatchObject({
      ...{ name: 'Saskia', racingNumber: '207', navigator: 'Elton Kavari' },
      categories: [
        { category: 'sarrc', order: 2, racingNumber: null, picture: null },
        { category: 'dakar', order: 4, racingNumber: '219' },
      ],
      championshipsWon: { statistics: 3 },
      social: { x: 'https://x.example.co.za/saskia', facebook: null },
    })
    expect(drivers[0]?.picture).not.toBeNull()
    expect(drivers[0]?.categories[1]?.picture).not.toBeNull()
    expect(drivers[1]).toMatchObject({ categories: [], picture: null, navigator: null })
  })
})

describe('the served contract', () => {
  it('is requested with locale=default by another installation (C-357)', async () => {
    await sources.upstream?.drivers()
    expect(served.requests.at(-1)).toBe(`${path}?locale=default`)
  })

  it('has the drivers in the spelling of the specification, without drafts (C-066, C-357)', async () => {
    const drivers = (await (await fetch(`${served.url}${path}?locale=default`)).json()) as object[]
    expect(drivers).toHaveLength(2)
    expect(drivers[0]).toMatchObject({
      ...{ name: 'Saskia', surname: 'Brandt', gallery: { racingNumber: '207' } },
      statsAndAchievements: { championshipsWon: 3 },
      driverProfile: {
        driverNavigator: 'Elton Kavari',
        profileImage: expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\//),
        racingCategories: [
          { categoryName: 'sarrc', sortingNumber: 2 },
          { categoryName: 'dakar', categoryRacingNumber: '219' },
        ],
      },
    })
  })

  it.each(['?locale=af', '?draft=true'])('refuses the query %s with the reason (G-4)', async (query) => {
    const response = await fetch(`${served.url}${path}${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('parameter') })
  })

  it('is described', () => {
    expect(openApiDocument(endpoints, '1.0.0')).toMatchObject({ paths: { [path]: { get: {} } } })
  })
})
