import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDealers } from '#features/dealers/dealers/services.ts'
import { bold, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { examplePicture } from '#tests/uploads/index.ts'
import type { DealerContent } from '../dealer-content.ts'
import { readContent } from './read-content.ts'

let cms: TestCms
let payload: Payload
const ids = { bryanston: 0, parktown: 0, group: 0 }

const today = '2026-08-12'
const text = richTextContent(paragraph('They were ', bold('kind')))

/** Reads the content of a dealer as a page does. */
async function contentOf(slug: string, day: `${number}-${number}-${number}` = today): Promise<DealerContent> {
  const lookup = await localDealers(async () => payload).dealer(slug)
  if (!lookup.found) throw new Error(`There is no dealer ${slug}.`)
  return readContent({ payload, dealer: lookup.value, brand: 'Toyota' }, day)
}

const at = (dealer: number) => ({ audience: 'dealer' as const, dealer })

async function create(collection: CollectionSlug, data: object, status: 'draft' | 'published' = 'published') {
  const draft = status === 'draft'
  return payload.create({ collection, data: { ...data, _status: status } as never, draft, depth: 0 })
}

async function createDealer(slug: string, region: number, group: number | null) {
  const data = { name: slug, slug, supplierCode: slug.toUpperCase().slice(0, 9), toyotaSupplier: 'Y' }
  return Number((await create('dealers', { ...data, region, group })).id)
}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  ids.group = Number((await create('dealerGroups', { title: 'Marula', slug: 'marula' })).id)
  ids.bryanston = await createDealer('bryanston', region.id, ids.group)
  ids.parktown = await createDealer('parktown', region.id, null)
})
afterAll(() => cms.close())

const fixtures = [
  ['Toyota', ['Toyota']],
  ['Lexus', ['Lexus']],
  ['both', ['Lexus', 'Toyota']],
  ['neither', []],
] as const

describe('content about brands', () => {
  it('shows the events, FAQs, quotes and testimonials for Toyota only (D-010 to D-013)', async () => {
    for (const [name, list] of fixtures) {
      const common = { ...at(ids.bryanston), brands: [...list] }
      const faqItems = [{ title: 'Open?', afterTitle: text }]
      await create('dealerEvents', { ...common, name })
      await create('dealerFaqs', { ...common, title: name, faqItems })
      await create('dealerQuotes', { ...common, fullName: name, quote: 'Welcome.' })
      await create('testimonials', { ...common, fullName: name, rating: 3, description: text })
    }
    const { events, faqs, quotes, testimonials } = await contentOf('bryanston')
    expect(events.map(({ name }) => name).sort()).toEqual(['Toyota', 'both'])
    expect(faqs.map(({ title }) => title)).toEqual(['Toyota', 'both'])
    expect(quotes.map(({ fullName }) => fullName)).toEqual(['Toyota', 'both'])
    expect(testimonials.map(({ fullName }) => fullName).sort()).toEqual(['Toyota', 'both'])
  })

  it('hides a member of a team for Lexus alone, and shows one without brands (D-014)', async () => {
    const members = fixtures.map(([name, list]) => ({ firstName: name, lastName: 'Zulu', brands: [...list] }))
    await create('teams', { ...at(ids.parktown), teamName: 'Sales', members })
    const lexusOnly = members.filter(({ firstName }) => firstName === 'Lexus')
    await create('teams', { ...at(ids.parktown), teamName: 'Lexus sales', members: lexusOnly })
    const { teams } = await contentOf('parktown')
    expect(teams.map(({ name }) => name)).toEqual(['Sales'])
    expect(teams[0]?.members.map(({ firstName }) => firstName)).toEqual(['Toyota', 'both', 'neither'])
  })
})

describe('the fields of content', () => {
  it('are those of the specification (D-027, D-037, D-047, D-050, D-052)', async () => {
    const image = await payload.create({
      collection: 'media',
      data: { alt: 'Anele' } as never,
      file: await examplePicture({ name: 'anele.jpg' }),
    })
    const member = {
      profileImage: image.id,
      ...{ firstName: 'Anele', lastName: 'Zulu', jobTitle: 'Sales manager', brands: ['Toyota'] },
      ...{ phoneNumber: '0800 000 123', email: 'anele@example.co.za' },
    }
    await create('teams', { ...at(ids.parktown), teamName: 'Managers', order: 1, members: [member] })
    const event = { name: 'Open day', description: 'Come and see.', brands: ['Toyota'] }
    await create('dealerEvents', {
      ...{ ...at(ids.parktown), ...event, eventImage: { source: 'place', scene: 'karoo' } },
      ...{ startsOn: '2026-08-11T22:00:00.000Z', endsOn: '2026-08-13T10:00:00.000Z' },
    })
    const faqItems = [
      { title: 'First?', afterTitle: text },
      { title: 'Second?', afterTitle: text },
    ]
    await create('dealerFaqs', { ...at(ids.parktown), title: 'Visiting us', faqItems, brands: ['Toyota'] })
    await create('dealerQuotes', {
      ...at(ids.parktown),
      ...{ fullName: 'Anele Zulu', quote: 'Come in.', brands: ['Toyota'] },
    })
    await create('testimonials', {
      ...{ ...at(ids.parktown), fullName: 'Thandi M', productName: 'Hilux', rating: 3, description: text },
      brands: ['Toyota'],
    })
    const { teams, events, faqs, quotes, testimonials } = await contentOf('parktown')
    expect(teams[0]).toMatchObject({
      name: 'Managers',
      members: [
        {
          ...{ firstName: 'Anele', lastName: 'Zulu', jobTitle: 'Sales manager' },
          picture: { kind: 'upload', src: image.url, alt: 'Anele Zulu' },
          ...{ telephone: '0800 000 123', email: 'anele@example.co.za' },
        },
      ],
    })
    expect(events).toEqual([
      {
        ...{ id: expect.any(String), name: 'Open day', description: 'Come and see.' },
        ...{ startsOn: '2026-08-12', endsOn: '2026-08-13' },
        picture: expect.objectContaining({ kind: 'artwork', subject: 'place', scene: 'karoo' }),
      },
    ])
    expect(faqs[0]).toMatchObject({
      title: 'Visiting us',
      items: [{ title: 'First?' }, { title: 'Second?' }],
    })
    expect(quotes[0]).toMatchObject({ fullName: 'Anele Zulu', quote: 'Come in.' })
    expect(testimonials[0]).toMatchObject({ rating: 3, fullName: 'Thandi M', productName: 'Hilux' })
    expect(JSON.stringify(testimonials[0]?.text)).toContain('"format":1')
  })

  it('are validated: stars from 1 to 5, an end after the start, a dealer or a group', async () => {
    const testimonial = { ...at(ids.parktown), fullName: 'X', description: text }
    for (const rating of [0, 6, 2.5])
      await expect(create('testimonials', { ...testimonial, rating }), `${rating}`).rejects.toThrow(/Rating/i)
    const days = { startsOn: '2026-08-12T10:00:00.000Z', endsOn: '2026-08-11T10:00:00.000Z' }
    await expect(create('dealerEvents', { ...at(ids.parktown), name: 'X', ...days })).rejects.toThrow(
      /Last day/i,
    )
    const quote = { fullName: 'X', quote: 'Y' }
    await expect(create('dealerQuotes', { ...quote, audience: 'dealer' })).rejects.toThrow(/Dealer/)
    await expect(create('dealerQuotes', { ...quote, audience: 'group' })).rejects.toThrow(/Group/)
  })
})

describe('the audience of content', () => {
  const quote = (fullName: string) => ({ fullName, quote: 'Welcome.', brands: ['Toyota'] })
  const namesAt = async (slug: string) => (await contentOf(slug)).quotes.map(({ fullName }) => fullName)

  it('is one dealer, the dealers of a group, or every dealer, the dealer’s own first', async () => {
    await create('dealerQuotes', { ...quote('For all'), audience: 'every' })
    await create('dealerQuotes', { ...quote('For the group'), audience: 'group', group: ids.group })
    await create('dealerQuotes', { ...quote('For Bryanston'), ...at(ids.bryanston) })
    expect((await namesAt('bryanston')).slice(-3)).toEqual(['For Bryanston', 'For the group', 'For all'])
    const atParktown = await namesAt('parktown')
    expect(atParktown).toContain('For all')
    expect(atParktown).not.toContain('For the group')
    expect(atParktown).not.toContain('For Bryanston')
  })

  it('drops the dealer when an editor widens it to a group', async () => {
    const { id } = await create('dealerQuotes', { ...quote('Widened'), ...at(ids.bryanston) })
    const widened = await payload.update({
      ...{ collection: 'dealerQuotes', id, depth: 0 },
      data: { audience: 'group', group: ids.group },
    })
    expect(widened).toMatchObject({ audience: 'group', dealer: null, group: ids.group })
  })

  it('is no one when the dealer is gone, rather than every dealer', async () => {
    const { id } = await create('dealerQuotes', { ...quote('Orphan'), ...at(ids.bryanston) })
    await payload.db.drizzle.execute(sql`update dealer_quotes set dealer_id = null where id = ${id}`)
    expect(await namesAt('bryanston')).not.toContain('Orphan')
    expect(await namesAt('parktown')).not.toContain('Orphan')
  })

  it('sees neither drafts nor what is in the trash, nor documents with empty fields', async () => {
    await create('dealerQuotes', { ...quote('Draft'), audience: 'every' }, 'draft')
    const { id } = await create('dealerQuotes', { ...quote('Trashed'), audience: 'every' })
    await payload.update({ collection: 'dealerQuotes', id, data: { deletedAt: '2026-01-01' } as never })
    const incomplete = await create('dealerQuotes', { ...quote('Incomplete'), audience: 'every' })
    await payload.db.drizzle.execute(
      sql`update dealer_quotes set quote = '' where id = ${Number(incomplete.id)}`,
    )
    const names = await namesAt('parktown')
    for (const name of ['Draft', 'Trashed', 'Incomplete']) expect(names).not.toContain(name)
  })
})

it('shows events until their last day has passed, the earliest first (C-14)', async () => {
  const event = (name: string, startsOn: string | null, endsOn: string | null = null) =>
    create('dealerEvents', { ...{ name, startsOn, endsOn, brands: ['Toyota'], audience: 'every' } })
  await event('Later', '2031-05-02T10:00:00.000Z')
  await event('Last day today', '2031-04-01T10:00:00.000Z', '2031-04-10T10:00:00.000Z')
  await event('Over', '2031-04-01T10:00:00.000Z', '2031-04-09T10:00:00.000Z')
  await event('Without a day', null)
  const names = (await contentOf('parktown', '2031-04-10')).events.map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['Last day today', 'Later'])
  expect(names).toContain('Without a day')
  expect(names).not.toContain('Over')
})

it('shows the next event of a dealer that has had hundreds', async () => {
  const past = '2030-01-01T10:00:00.000Z'
  await payload.db.drizzle.execute(sql`
    insert into dealer_events (name, starts_on, audience, dealer_id, _status, updated_at, created_at)
    select 'Past ' || number, ${past}::timestamptz, 'dealer', ${ids.bryanston}, 'published', now(), now()
    from generate_series(1, 300) number`)
  await payload.db.drizzle.execute(sql`
    insert into dealer_events_texts ("order", parent_id, path, text)
    select 1, id, 'brands', 'Toyota' from dealer_events where name like 'Past %'`)
  await create('dealerEvents', {
    ...{ name: 'Next', startsOn: '2032-01-01T10:00:00.000Z', brands: ['Toyota'], ...at(ids.bryanston) },
  })
  const names = (await contentOf('bryanston', '2031-12-31')).events.map(({ name }) => name)
  expect(names).toContain('Next')
  expect(names.filter((name) => name.startsWith('Past'))).toEqual([])
})
