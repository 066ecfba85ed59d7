import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { dealerSeeding, generatedDealerSeeding, readGeneratedDealers } from '../seed.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

const seed = async () => runSeedings(cms.payload, [await dealerSeeding()])
const countDealers = async () => (await cms.payload.count({ collection: 'dealers', trash: true })).totalDocs

async function idOf(slug: string): Promise<number> {
  const { docs } = await cms.payload.find({ collection: 'dealers', where: { slug: { equals: slug } } })
  return docs[0]?.id ?? 0
}

describe('seeding dealers again', () => {
  it('creates nothing', async () => {
    expect(await seed()).toBe(0)
    expect(await countDealers()).toBe(120)
  })

  it('keeps the changes of editors, drafts included', async () => {
    const id = await idOf('flame-lily-toyota-harare')
    const data = { streetAddress: '1 New Street' }
    await cms.payload.update({ collection: 'dealers', id, data, draft: true })
    expect(await seed()).toBe(0)
    const changed = await cms.payload.findByID({ collection: 'dealers', id, draft: true })
    expect(changed.streetAddress).toBe('1 New Street')
  })

  it('does not create a dealer again that an editor moved to the trash', async () => {
    const id = await idOf('orange-bend-toyota-upington')
    // A dealer with a team cannot be removed.
    await cms.payload.delete({ collection: 'teams', where: { dealer: { equals: id } } })
    await cms.payload.update({ collection: 'dealers', id, data: { deletedAt: new Date().toISOString() } })
    expect(await seed()).toBe(0)
  })
})

describe('generating dealers', () => {
  it('adds them until there are as many as requested, once', async () => {
    expect(await runSeedings(cms.payload, [await generatedDealerSeeding(125)])).toBe(5)
    expect(await runSeedings(cms.payload, [await generatedDealerSeeding(125)])).toBe(0)
    expect(await countDealers()).toBe(125)
  })

  it('publishes them with coordinates and opening hours', async () => {
    const slug = (await readGeneratedDealers(125)).at(-1)?.slug
    const { docs } = await cms.payload.find({
      collection: 'dealers',
      where: { slug: { equals: slug } },
      overrideAccess: false,
    })
    expect(docs[0]).toMatchObject({ lat: expect.any(Number), longitude: expect.any(Number) })
    expect(docs[0]?.operatingHours).toHaveLength(8)
  })
})
