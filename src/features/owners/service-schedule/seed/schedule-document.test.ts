import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { dueWork } from '../rules/due-work.ts'
import { serviceIntervals } from '../rules/intervals.ts'
import { scheduleDocument } from './schedule-document.ts'
import { serviceSchedulesFile } from './schema.ts'

const { items, schedules } = await readContentFile(
  'service-schedules/service-schedules.json',
  serviceSchedulesFile,
)

type Specifications = Readonly<Record<string, Readonly<Record<string, string>>>>
type ModelsFile = {
  readonly sharedSpecifications: Readonly<Record<string, Specifications>>
  readonly models: readonly {
    readonly code: string
    readonly transmissionType: string
    readonly fuelType: string
    readonly extends?: readonly string[]
  }[]
}

const folder = new URL('../../../../../content/vehicles/models/', import.meta.url)
const files = await Promise.all(
  (await readdir(folder)).map(
    async (name): Promise<ModelsFile> => JSON.parse(await readFile(new URL(name, folder), 'utf8')),
  ),
)
const models = files.flatMap((file) =>
  file.models.map((model) => {
    const shared = (model.extends ?? []).map((name) => file.sharedSpecifications[name] ?? {})
    const stated = shared.flatMap((groups) => Object.values(groups)).map((rows) => rows['Service interval'])
    return { ...model, interval: stated.find((value) => value !== undefined) ?? '' }
  }),
)
const scheduleOf = (code: string) => schedules.find((schedule) => schedule.models.includes(code))
const documents = schedules.map((schedule) => scheduleDocument(schedule, items))

test('has one schedule for every seeded model, every so many kilometres as its specification states', () => {
  expect(schedules.flatMap((schedule) => schedule.models).toSorted()).toEqual(
    models.map(({ code }) => code).toSorted(),
  )
  for (const { code, interval } of models) {
    const kilometres = interval.replaceAll(/\s/g, '').split('km')[0]
    expect(`${scheduleOf(code)?.step}`, code).toBe(kilometres)
  }
})

test('has the parts that the engine and the gearbox of a model have', () => {
  for (const { code, fuelType, transmissionType } of models) {
    const schedule = scheduleOf(code)
    const parts = schedule
      ? scheduleDocument(schedule, items).items.map(({ description }) => description)
      : []
    expect(parts.includes('Spark plugs'), code).toBe(fuelType !== 'Diesel')
    expect(parts.includes('Hybrid coolant'), code).toBe(fuelType === 'Hybrid')
    expect(parts.includes('Manual gearbox oil'), code).toBe(transmissionType === 'Manual')
    expect(parts.includes('CVT fluid'), code).toBe(transmissionType === 'CVT')
  }
})

test('replaces oil and its filter at every service, and states each labour time once (V-123)', () => {
  for (const { items: parts, labour, name, ...kilometres } of documents) {
    const services = serviceIntervals(kilometres)
    expect(services.length, name).toBeGreaterThanOrEqual(10)
    expect(labour.map((row) => row.kilometres)).toEqual(services)
    const work = parts.map(({ intervalType: type, ...part }) => ({ type, ...part }))
    for (const service of services) {
      const replaced = dueWork(work, service).filter(({ type }) => type === 'replace')
      expect(replaced.map(({ description }) => description)).toEqual(
        expect.arrayContaining(['Engine oil', 'Engine oil filter']),
      )
    }
    for (const { hours } of labour) expect(hours >= 0.8 && hours <= 4, `${name}: ${hours}`).toBe(true)
  }
})

test('fills in every part number and quantity', () => {
  expect(JSON.stringify(documents)).not.toMatch(/[{]\w+[}]/)
})

test('has more than ten parts to inspect at a first service, so that the list can be expanded (V-129)', () => {
  for (const { items: parts, step } of documents) {
    const first = parts.filter(({ intervalType, every }) => intervalType === 'inspect' && every === step)
    expect(first.length).toBeGreaterThan(10)
  }
})
