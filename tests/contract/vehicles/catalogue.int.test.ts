import { afterAll, beforeAll } from 'vitest'
import {
  endpoints,
  localCatalogue,
  upstreamCatalogue,
  type VehicleCatalogue,
} from '#features/vehicles/vehicles/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'
import { seedShowroom } from './seed-showroom.ts'
import { describeVehicleCatalogue } from './suite.ts'

const brand = 'Toyota'
const handle = contractRouter(endpoints)

let cms: TestCms
let server: Loopback
let upstream: VehicleCatalogue

/** The contract we serve, called in process without a network. */
const served = upstreamCatalogue(
  createServiceClient({
    name: 'vehicles',
    baseUrl: 'http://served/services/vehicles',
    fetch: (input, init) => handle(new Request(input, init)),
  }),
  { brand },
)

beforeAll(async () => {
  cms = await openTestCms()
  await seedShowroom(cms.payload)
  server = await serve(handle)
  upstream = upstreamCatalogue(
    createServiceClient({ name: 'vehicles', baseUrl: `${server.url}/services/gateway` }),
    { brand },
  )
})

afterAll(async () => {
  await server.close()
  await cms.close()
})

const local = localCatalogue(async () => cms.payload, { brand })

describeVehicleCatalogue('our database', () => ({ catalogue: local, hasPictures: true }))
describeVehicleCatalogue('the contract we serve', () => ({ catalogue: served, hasPictures: false }))
describeVehicleCatalogue('an outside service with the same contract', () => ({
  catalogue: upstream,
  hasPictures: false,
}))
