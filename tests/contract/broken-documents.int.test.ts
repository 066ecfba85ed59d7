import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DashboardContext } from '#cms/admin/dashboard/dashboard-context.ts'
import { documentsWithProblems } from '#cms/admin/dashboard/problems.ts'
import { localDealers } from '#features/dealers/dealers/services.ts'
import { createLocalFigures } from '#features/finance/finance/services.ts'
import { findRangesWithoutModels } from '#features/vehicles/vehicles/cms.ts'
import { localCatalogue } from '#features/vehicles/vehicles/services.ts'
import { createSample } from '../access/samples.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { requestRest } from '../rest.ts'

let cms: TestCms
let payload: Payload
let editor: DashboardContext

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  payload = cms.payload
  const data = {
    email: 'e@example.co.za',
    name: 'E',
    role: 'editor',
    password: 'a-password-of-an-editor',
  } as const
  editor = {
    payload,
    user: { ...(await payload.create({ collection: 'users', data })), collection: 'users' },
  }
})
afterAll(() => cms.close())

const execute = (statement: string) => payload.db.drizzle.execute(sql.raw(statement))
const problems = async () => {
  const { items, total } = await documentsWithProblems(editor)
  return { lines: items.map(({ title, kind, problem }) => `${title} (${kind}): ${problem}`), total }
}

it('finds no problems in the initial content', async () => {
  expect(await problems()).toEqual({ lines: [], total: 0 })
  expect(await findRangesWithoutModels(payload)).toEqual([])
})

describe('broken documents in the database', () => {
  const catalogue = () => localCatalogue(async () => payload, { brand: 'Toyota' })
  const slugsOf = async () => {
    const ranges = await catalogue().ranges()
    return ranges.found ? ranges.value.map(({ slug }) => slug) : []
  }
  const codesOf = async () => {
    const models = await catalogue().models()
    return models.found ? models.value.map(({ code }) => code) : []
  }

  it('leaves out models whose range was deleted, lists the rest and reports why on the dashboard', async () => {
    const before = { slugs: await slugsOf(), codes: await codesOf() }
    const { docs: orphans } = await payload.find({
      collection: 'models',
      where: { 'range.slug': { equals: 'vitz' } },
      pagination: false,
      depth: 0,
    })
    expect(orphans.length).toBeGreaterThan(0)
    await execute(`delete from ranges where slug = 'vitz'`)
    expect(await slugsOf()).toEqual(before.slugs.filter((slug) => slug !== 'vitz'))
    const codes = orphans.map(({ code }) => code)
    expect((await codesOf()).sort()).toEqual(before.codes.filter((code) => !codes.includes(code)).sort())
    const lines = orphans.map(({ name }) => `${name} (Model): Range is empty`)
    expect((await problems()).lines).toEqual(expect.arrayContaining(lines))
    const values = await createLocalFigures(async () => payload, { brand: 'Toyota' }).guaranteedValues({})
    expect(values.found && values.value.length > 0).toBe(true)
  })

  it('leaves out only a range without a name, and still lists models', async () => {
    const before = { slugs: await slugsOf(), codes: await codesOf() }
    await execute(`update ranges set name = null where slug = 'rav4'`)
    await execute(`update models set price = 1.5 where code = '${before.codes[0]}'`).catch(() => {})
    expect(await slugsOf()).toEqual(before.slugs.filter((slug) => slug !== 'rav4'))
    expect((await codesOf()).length).toBeGreaterThan(0)
  })

  it('leaves out only the dealer without a region, and keeps its group and the contract working', async () => {
    const directory = localDealers(async () => payload)
    const list = async () => {
      const found = await directory.dealers()
      return found.found ? found.value.map(({ slug }) => slug) : []
    }
    const before = await list()
    await execute(
      `update dealers set region_id = null where id = (select min(id) from dealers where group_id is not null)`,
    )
    expect((await list()).length).toBe(before.length - 1)
    const { docs } = await payload.find({ collection: 'dealerGroups', depth: 0, pagination: false })
    for (const { slug } of docs) expect((await directory.group(slug)).found).toBe(true)
    expect((await requestRest(payload, '/api/dealerGroups?limit=50')).status).toBe(200)
  })

  it('reports published models whose range is in the trash, and leaves that range out', async () => {
    await execute(`update ranges set deleted_at = now(), _status = 'draft' where slug = 'fortuner'`)
    await execute(`update ranges set _status = 'draft' where slug = 'hiace'`)
    const { items, total } = await documentsWithProblems(editor)
    const reasons = new Set(items.map(({ problem }) => problem))
    expect(total).toBeGreaterThan(items.length)
    expect(reasons).toContain('Its range is in the trash')
    expect(await slugsOf()).not.toContain('fortuner')
    expect((await codesOf()).length).toBeGreaterThan(0)
  })

  it('reports a range without models', async () => {
    const id = await createSample(payload, 'ranges')
    await execute(`update ranges set _status = 'published' where id = ${id}`)
    expect((await findRangesWithoutModels(payload)).map((range) => range.id)).toEqual([id])
  })
})
