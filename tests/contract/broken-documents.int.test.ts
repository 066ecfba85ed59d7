import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#cms/admin/dashboard/asker.ts'
import { documentsWithProblems } from '#cms/admin/dashboard/problems.ts'
import { localDealers } from '#features/dealers/services.ts'
import { localFigures } from '#features/finance/services.ts'
import { rangesWithoutModels } from '#features/vehicles/cms.ts'
import { localCatalogue } from '#features/vehicles/services.ts'
import { makeSample } from '../access/samples.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { askRest } from '../rest.ts'

let cms: TestCms
let payload: Payload
let editor: Asker

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  payload = cms.payload
  const data = {
    email: 'e@example.co.za',
    name: 'E',
    role: 'editor',
    password: 'a-password-of-somebody',
  } as const
  editor = {
    payload,
    user: { ...(await payload.create({ collection: 'users', data })), collection: 'users' },
  }
})
afterAll(() => cms.close())

const change = (statement: string) => payload.db.drizzle.execute(sql.raw(statement))
const problems = async () => {
  const { items, total } = await documentsWithProblems(editor)
  return { lines: items.map(({ title, kind, problem }) => `${title} (${kind}): ${problem}`), total }
}

it('finds nothing wrong with the first content', async () => {
  expect(await problems()).toEqual({ lines: [], total: 0 })
  expect(await rangesWithoutModels(payload)).toEqual([])
})

describe('documents that the database holds broken', () => {
  const catalogue = () => localCatalogue(async () => payload, { brand: 'Toyota' })
  const slugsOf = async () => {
    const ranges = await catalogue().ranges()
    return ranges.found ? ranges.value.map(({ slug }) => slug) : []
  }
  const codesOf = async () => {
    const models = await catalogue().models()
    return models.found ? models.value.map(({ code }) => code) : []
  }

  it('models whose range was deleted are left out, everything else is listed, and the dashboard says why', async () => {
    const before = { slugs: await slugsOf(), codes: await codesOf() }
    const { docs: orphans } = await payload.find({
      collection: 'models',
      where: { 'range.slug': { equals: 'vitz' } },
      pagination: false,
      depth: 0,
    })
    expect(orphans.length).toBeGreaterThan(0)
    await change(`delete from ranges where slug = 'vitz'`)
    expect(await slugsOf()).toEqual(before.slugs.filter((slug) => slug !== 'vitz'))
    const codes = orphans.map(({ code }) => code)
    expect((await codesOf()).sort()).toEqual(before.codes.filter((code) => !codes.includes(code)).sort())
    const lines = orphans.map(({ name }) => `${name} (Model): Range is empty`)
    expect((await problems()).lines).toEqual(expect.arrayContaining(lines))
    const answer = await localFigures(async () => payload, { brand: 'Toyota' }).guaranteedValues({})
    expect(answer.found && answer.value.length > 0).toBe(true)
  })

  it('a range without its name, and a model with a price that is none, are left out alone', async () => {
    const before = { slugs: await slugsOf(), codes: await codesOf() }
    await change(`update ranges set name = null where slug = 'rav4'`)
    await change(`update models set price = 1.5 where code = '${before.codes[0]}'`).catch(() => {})
    expect(await slugsOf()).toEqual(before.slugs.filter((slug) => slug !== 'rav4'))
    expect((await codesOf()).length).toBeGreaterThan(0)
  })

  it('a dealer without its region does not take the others, its group or the contract with it', async () => {
    const directory = localDealers(async () => payload)
    const list = async () => {
      const found = await directory.dealers()
      return found.found ? found.value.map(({ slug }) => slug) : []
    }
    const before = await list()
    await change(
      `update dealers set region_id = null where id = (select min(id) from dealers where group_id is not null)`,
    )
    expect((await list()).length).toBe(before.length - 1)
    const { docs } = await payload.find({ collection: 'dealerGroups', depth: 0, pagination: false })
    for (const { slug } of docs) expect((await directory.group(slug)).found).toBe(true)
    expect((await askRest(payload, '/api/dealerGroups?limit=50')).status).toBe(200)
  })

  it('a published model of a range in the trash, or of one that is not published, is listed with its reason', async () => {
    await change(`update ranges set deleted_at = now(), _status = 'draft' where slug = 'fortuner'`)
    await change(`update ranges set _status = 'draft' where slug = 'hiace'`)
    const { items, total } = await documentsWithProblems(editor)
    const reasons = new Set(items.map(({ problem }) => problem))
    expect(total).toBeGreaterThan(items.length)
    expect(reasons).toContain('Its range is in the trash')
    expect(await slugsOf()).not.toContain('fortuner')
    expect((await codesOf()).length).toBeGreaterThan(0)
  })

  it('a range without models is named', async () => {
    const id = await makeSample(payload, 'ranges')
    await change(`update ranges set _status = 'published' where id = ${id}`)
    expect((await rangesWithoutModels(payload)).map((range) => range.id)).toEqual([id])
  })
})
