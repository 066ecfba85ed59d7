import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteClock } from '#platform/time/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { localSpecials } from './local.ts'

let cms: TestCms
let payload: Payload
const ids = { region: 0, group: 0, one: 0, two: 0, soon: 0 }

const dealer = (slug: string, group: string | null = null) => ({
  slug,
  group: group === null ? null : { slug: group, title: group },
})

/** Noon in Johannesburg, some days from today. */
function noon(days: number): string {
  const moment = new Date(`${siteClock().today()}T10:00:00.000Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString()
}

async function create(title: string, data: object, status: 'draft' | 'published' = 'published') {
  const base = { category: 'service', image: { source: 'place', scene: 'forecourt' }, _status: status }
  const document = { title, ...base, ...data } as never
  return payload.create({ collection: 'specials', data: document, draft: status === 'draft', depth: 0 })
}

const at = (id: number) => ({ audience: 'dealer', dealer: id })

async function titlesAt(...of: Parameters<typeof dealer>): Promise<string[]> {
  const lookup = await localSpecials(async () => payload).specialsOf(dealer(...of))
  return lookup.found ? lookup.value.map(({ title }) => title) : []
}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' } as const
  ids.region = (await payload.create({ collection: 'regions', data: region })).id
  const group = { title: 'Marula', slug: 'marula', _status: 'published' } as const
  ids.group = (await payload.create({ collection: 'dealerGroups', data: group })).id
  for (const slug of ['one', 'two', 'soon'] as const) {
    const supplierCode = slug.toUpperCase()
    const data = {
      name: slug,
      slug,
      supplierCode,
      toyotaSupplier: 'Y',
      region: ids.region,
      _status: 'published',
    } as const
    const own = slug === 'one' ? ids.group : null
    ids[slug] = (await payload.create({ collection: 'dealers', data: { ...data, group: own } })).id
  }
})
afterAll(() => cms.close())

describe('our own specials', () => {
  it('are shown at their dealer, at the dealers of their group or at every dealer, the dealer’s own first', async () => {
    await create('For all', { audience: 'every' })
    await create('For the group', { audience: 'group', group: ids.group })
    await create('Second', { ...at(ids.one), order: 20 })
    await create('First', { ...at(ids.one), order: 10 })
    expect(await titlesAt('one', 'marula')).toEqual(['First', 'Second', 'For the group', 'For all'])
    expect(await titlesAt('two')).toEqual(['For all'])
  })

  it('are hidden from the day after their last day, and as drafts (D-191, C-14)', async () => {
    await create('Ended yesterday', { ...at(ids.two), expiryDate: noon(-1) })
    await create('Ends today', { ...at(ids.two), expiryDate: noon(0) })
    await create('Ends tomorrow', { ...at(ids.two), expiryDate: noon(1) })
    await create('A draft', at(ids.two), 'draft')
    expect(await titlesAt('two')).toEqual(['Ends today', 'Ends tomorrow', 'For all'])
  })

  it('are found by id after their last day too, but only at their dealer', async () => {
    const { id } = await create('Over', { ...at(ids.two), expiryDate: noon(-9), text: 'Gone.', smc: 'S-1' })
    const source = localSpecials(async () => payload)
    const found = await source.special(dealer('two'), String(id))
    expect(found).toMatchObject({
      found: true,
      value: { id: String(id), title: 'Over', text: 'Gone.', smc: 'S-1', isShared: false },
    })
    expect(found.found && found.value.image?.src).toMatch(/^\/art\/.+960\.webp$/)
    expect(await source.special(dealer('one', 'marula'), String(id))).toEqual({ found: false, failed: false })
    expect(await source.special(dealer('two'), 'not-a-number')).toEqual({ found: false, failed: false })
  })

  it('may have a category of their own, which is a slug (D-190)', async () => {
    const other = { ...at(ids.one), category: 'other' }
    await expect(create('Wrong', { ...other, otherCategory: 'Tyres & brakes' })).rejects.toThrow(/category/i)
    await create('Tyres', { ...other, otherCategory: 'tyres-and-brakes', order: 1 })
    const lookup = await localSpecials(async () => payload).specialsOf(dealer('one', 'marula'))
    expect(lookup.found && lookup.value[0]).toMatchObject({ title: 'Tyres', category: 'tyres-and-brakes' })
  })

  it('do not expire before they begin', async () => {
    const days = { startsOn: noon(3), expiryDate: noon(2) }
    await expect(create('Wrong', { ...at(ids.one), ...days })).rejects.toThrow(/Last day/)
  })

  it('tell which dealers and groups have some today, not counting those that begin later', async () => {
    await create('From tomorrow', { ...at(ids.soon), startsOn: noon(1) })
    const known = await localSpecials(async () => payload).dealersWithSpecials()
    expect(known?.every).toBe(true)
    expect([...(known?.dealers ?? [])].sort()).toEqual(['one', 'two'])
    expect(known?.groups).toEqual(['marula'])
    await create('From today', { ...at(ids.soon), startsOn: noon(0) })
    const later = await localSpecials(async () => payload).dealersWithSpecials()
    expect([...(later?.dealers ?? [])].sort()).toEqual(['one', 'soon', 'two'])
  })
})
