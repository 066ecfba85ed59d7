import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endpoints,
  localSchedules,
  type ServiceScheduleSource,
  upstreamSchedules,
} from '#features/owners/service-schedule/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'
import { seedShowroom } from '../vehicles/seed-showroom.ts'
import { draftModel, fortunerModel, legend, minimalModel, raider } from '../vehicles/showroom.ts'

const plans = '/services/gateway/fcb-service-data/api/Plans'

let cms: TestCms
let served: Loopback
const sources: Partial<Record<'local' | 'upstream', ServiceScheduleSource>> = {}

const schedule = {
  ...{ name: 'Diesel', scheduleType: 'Normal', start: 10_000, end: 45_000, step: 10_000 },
  items: [
    {
      intervalType: 'replace',
      description: 'Engine oil',
      every: 10_000,
      partNumber: 'OIL-1',
      quantity: '7,5 L',
    },
    { intervalType: 'inspect', description: 'Drive belt', every: 20_000 },
    { intervalType: 'lubricate', description: 'Propeller shaft', every: 20_000 },
    { intervalType: 'clean', description: 'Air filter', every: 10_000 },
    { intervalType: 'replace', description: 'Air filter', every: 40_000, partNumber: 'AF-1' },
  ],
  labour: [
    { kilometres: 10_000, hours: 1 },
    { kilometres: 20_000, hours: 1.5 },
  ],
} as const

type Overrides = { readonly name?: string; readonly models: readonly string[]; readonly isDraft?: boolean }

/** Adds a schedule of the models with these codes. */
async function addSchedule({ models, isDraft = false, name = schedule.name }: Overrides) {
  const { docs } = await cms.payload.find({ collection: 'models', pagination: false, depth: 0, draft: true })
  const ids = models.map((code) => docs.find((model) => model.code === code)?.id ?? 0)
  const { items, labour, ...fields } = schedule
  return cms.payload.create({
    collection: 'serviceSchedules',
    data: {
      ...{ ...fields, name, models: ids, items: [...items], labour: [...labour] },
      _status: isDraft ? 'draft' : 'published',
    },
    draft: isDraft,
  })
}

beforeAll(async () => {
  cms = await openTestCms()
  await seedShowroom(cms.payload)
  await addSchedule({ models: [raider.code, fortunerModel.code, draftModel.code] })
  await addSchedule({ name: 'Not yet decided', models: [legend.code], isDraft: true })
  served = await serve(contractRouter(endpoints))
  const client = createServiceClient({ name: 'schedules', baseUrl: `${served.url}/services/gateway` })
  sources.local = localSchedules(async () => cms.payload)
  sources.upstream = upstreamSchedules(client, { log: { warn() {} } })
})
afterAll(async () => {
  await served.close()
  await cms.close()
})

describe.each(['local', 'upstream'] as const)('service schedules, %s', (target) => {
  const source = () => {
    const found = sources[target]
    if (!found) throw new Error('There is no source.')
    return found
  }
  const serviceAt = async (kilometres: number, code: string = raider.code) => {
    const lookup = await source().service(code, kilometres)
    return lookup.found ? lookup.value : null
  }

  it('state the kilometres of a model (V-117, V-310)', async () => {
    expect(await source().kilometres(raider.code)).toEqual({
      ...{ found: true, fresh: true },
      value: { start: 10_000, end: 45_000, step: 10_000 },
    })
  })

  it('state a service with the driveline of its model, in the order of the schedule (V-119, V-133)', async () => {
    expect(await serviceAt(20_000)).toEqual({
      ...{ scheduleType: 'Normal', engine: raider.engine, transmission: raider.transmission },
      labourTime: '1.5',
      items: [
        { type: 'replace', description: 'Engine oil', partNumber: 'OIL-1', quantity: '7,5 L' },
        { type: 'inspect', description: 'Drive belt', partNumber: null, quantity: null },
        { type: 'lubricate', description: 'Propeller shaft', partNumber: null, quantity: null },
        { type: 'clean', description: 'Air filter', partNumber: null, quantity: null },
      ],
    })
    expect((await serviceAt(20_000, fortunerModel.code))?.engine).toBe(fortunerModel.engine)
  })

  it('replace a part instead of cleaning it, and state no labour time where there is none', async () => {
    const service = await serviceAt(40_000)
    expect(service?.items.filter(({ description }) => description === 'Air filter')).toEqual([
      { type: 'replace', description: 'Air filter', partNumber: 'AF-1', quantity: null },
    ])
    expect(service?.labourTime).toBeNull()
  })

  it.each([
    ['without a schedule', minimalModel.code],
    ['whose schedule is a draft', legend.code],
    ['that is not on sale', draftModel.code],
    ['that does not exist', 'XXX'],
  ])('have no services and no items for a model %s, which is no failure (V-5, V-118)', async (_, code) => {
    const kilometres = await source().kilometres(code)
    expect(kilometres.found ? kilometres.value.step : 0).toBe(0)
    expect((await serviceAt(10_000, code))?.items ?? []).toEqual([])
    expect(await source().kilometres(code)).not.toMatchObject({ failed: true })
  })
})

describe('the served contract', () => {
  const get = (path: string) => fetch(`${served.url}${plans}${path}`)

  it('states kilometres in the spelling of the specification (V-133, V-310)', async () => {
    const response = await get(`/kmInterval/${raider.code}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ spStartKM: 10_000, spEndKM: 45_000, interval: 10_000 })
  })

  it('states items in the spelling of the specification (V-126, V-133, V-309)', async () => {
    const response = await get(`/serviceItems?smc=${raider.code}&intervalStep=20000`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ...{ scheduleType: 'Normal', engine: raider.engine, transmission: raider.transmission },
      ...{ labourTime: '1.5', interval: 20_000 },
      serviceItems: [
        { intervalType: 'R', itemDesc: 'Engine oil', itemNum: 'OIL-1', itemQty: '7,5 L' },
        { intervalType: 'I', itemDesc: 'Drive belt', itemNum: null, itemQty: null },
        { intervalType: 'L', itemDesc: 'Propeller shaft', itemNum: null, itemQty: null },
        { intervalType: 'C', itemDesc: 'Air filter', itemNum: null, itemQty: null },
      ],
    })
  })

  it('is requested at the addresses of the specification by another installation (V-309, V-310)', async () => {
    const from = served.requests.length
    await sources.upstream?.kilometres(raider.code)
    await sources.upstream?.service(raider.code, 10_000)
    expect(served.requests.slice(from)).toEqual([
      `${plans}/kmInterval/${raider.code}`,
      `${plans}/serviceItems?smc=${raider.code}&intervalStep=10000`,
    ])
  })

  it.each([
    '/serviceItems',
    '/serviceItems?smc=57U',
    '/serviceItems?smc=57U&intervalStep=0',
    '/serviceItems?smc=57U&intervalStep=often',
    '/kmInterval/5%207',
  ])('refuses %s with the reason', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/parameter|address/) })
  })

  it('is published', () => {
    const { paths } = openApiDocument(endpoints, '1.0.0') as { paths: Record<string, object> }
    expect(Object.keys(paths)).toEqual([`${plans}/kmInterval/{modelCode}`, `${plans}/serviceItems`])
  })
})

describe('an editor', () => {
  it('cannot give a model a second schedule', async () => {
    await expect(addSchedule({ name: 'Second', models: [raider.code] })).rejects.toMatchObject({
      data: { errors: [{ path: 'models', message: expect.stringContaining('“Diesel” already has') }] },
    })
  })

  it.each([
    ['a last service before the first', { end: 5_000 }, 'end'],
    ['more services than a list can show', { end: 1_000_000, step: 10 }, 'end'],
    ['a part without kilometres', { items: [{ intervalType: 'clean', description: 'x' }] }, 'items.0.every'],
    ['two labour times of a service', { labour: [schedule.labour[0], schedule.labour[0]] }, 'labour'],
  ] as const)('cannot publish a schedule with %s', async (_, data, path) => {
    const { docs } = await cms.payload.find({
      collection: 'serviceSchedules',
      where: { name: { equals: schedule.name } },
    })
    const id = docs[0]?.id ?? 0
    const changed = { ...data, _status: 'published' } as object
    await expect(
      cms.payload.update({ collection: 'serviceSchedules', id, data: changed }),
    ).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
  })
})

it('fails, and does not say that there are no items, when the schedule in the database is incomplete (G-3)', async () => {
  await cms.payload.db.drizzle.execute(sql.raw('update service_schedules set schedule_type = null'))
  expect(await sources.local?.service(raider.code, 10_000)).toEqual({ found: false, failed: true })
  const response = await fetch(`${served.url}${plans}/kmInterval/${raider.code}`)
  expect(response.status).toBe(500)
})
