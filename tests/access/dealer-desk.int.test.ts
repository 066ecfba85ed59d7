import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import {
  createDesk,
  createRegion,
  type Desk,
  dataOf,
  draftText,
  stored,
  type WrittenSlug,
  writtenByDealers,
} from './dealer-desk.ts'

let cms: TestCms
let payload: Payload
let own: Desk
let other: Desk

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = await createRegion(payload)
  own = await createDesk(payload, 'bryanston', region, '#7fa8c9')
  other = await createDesk(payload, 'parktown', region, '#c97f7f')
})
afterAll(() => cms.close())

const slugs = Object.keys(writtenByDealers) as WrittenSlug[]
const trashed = { deletedAt: '2026-01-01T00:00:00.000Z' }

describe.each(slugs)('%s of a dealer', (slug) => {
  const field = writtenByDealers[slug]
  const documents = () => other.documents[slug]

  it('are created, changed, published and moved to the trash by the dealer itself', async () => {
    const created = await own.as(slug, { method: 'POST', body: dataOf(slug, 'Ours') })
    expect(created.status).toBe(201)
    const { id } = created.body.doc
    expect(await stored(payload, slug, id)).toMatchObject({ audience: 'dealer', dealer: own.dealer })
    const changed = { [field]: 'Ours, better', _status: 'published' }
    expect((await own.as(`${slug}/${id}`, { method: 'PATCH', body: changed })).status).toBe(200)
    expect(await stored(payload, slug, id)).toMatchObject(changed)
    expect((await own.as(`${slug}/versions?where[parent][equals]=${id}`)).body.totalDocs).toBeGreaterThan(0)
    expect((await own.as(`${slug}/${id}`, { method: 'PATCH', body: trashed })).status).toBe(200)
    expect((await own.as(`${slug}/${id}`, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(403)
  })

  it('cannot be read as drafts by another dealer, by id, in a list or as versions', async () => {
    const { draft, changed } = documents()
    for (const path of [
      `${slug}/${draft}`,
      `${slug}/${draft}?draft=true`,
      `${slug}/${changed}?draft=true`,
      `${slug}?draft=true&limit=100`,
      `${slug}?limit=100&where[dealer][equals]=${other.dealer}&draft=true`,
      `${slug}?limit=100&where[dealer.slug][equals]=${other.slug}&draft=true`,
      `${slug}/versions?limit=100`,
      `${slug}/versions?limit=100&where[version.dealer][equals]=${other.dealer}`,
    ]) {
      const { body } = await own.as(path)
      expect(JSON.stringify(body), path).not.toContain(`${other.slug} ${draftText}`)
      expect(JSON.stringify(body), path).not.toContain(`${other.slug} new`)
    }
    const { docs } = await payload.findVersions({ collection: slug, where: { parent: { equals: draft } } })
    expect([403, 404]).toContain((await own.as(`${slug}/versions/${docs[0]?.id}`)).status)
    expect((await own.as(`${slug}?draft=true&limit=100`)).body.docs.length).toBeGreaterThan(0)
  })

  it('cannot be changed, trashed, deleted, restored or unpublished by another dealer', async () => {
    for (const id of Object.values(documents())) {
      const before = await stored(payload, slug, id, true)
      for (const body of [{ [field]: 'Taken' }, { _status: 'draft' }, { dealer: own.dealer }, trashed])
        for (const query of ['', '?draft=true', '?autosave=true&draft=true', '?trash=true']) {
          const { status } = await own.as(`${slug}/${id}${query}`, { method: 'PATCH', body })
          expect([403, 404], `${query} ${JSON.stringify(body)}`).toContain(status)
        }
      expect([403, 404]).toContain((await own.as(`${slug}/${id}`, { method: 'DELETE' })).status)
      const { docs } = await payload.findVersions({ collection: slug, where: { parent: { equals: id } } })
      const restore = await own.as(`${slug}/versions/${docs[0]?.id}`, { method: 'POST' })
      expect([403, 404]).toContain(restore.status)
      expect(await stored(payload, slug, id, true)).toEqual(before)
    }
  })

  it('are not changed by a bulk request of another dealer', async () => {
    const where = `where[dealer][equals]=${other.dealer}`
    const { body } = await own.as(`${slug}?${where}&draft=true`, {
      method: 'PATCH',
      body: { [field]: 'Taken' },
    })
    expect(body.docs ?? []).toEqual([])
    expect((await own.as(`${slug}?${where}`, { method: 'DELETE' })).body.docs ?? []).toEqual([])
    for (const id of Object.values(documents()))
      expect((await stored(payload, slug, id, true))[field]).not.toBe('Taken')
  })

  it.each([
    ['another dealer', () => ({ audience: 'dealer', dealer: other.dealer })],
    ['a group', () => ({ audience: 'group', group: 1 })],
    ['every dealer', () => ({ audience: 'every', dealer: null })],
  ])('stay its own when the dealer sends %s', async (_, audience) => {
    const body = { ...dataOf(slug, 'Ours'), ...audience() }
    const { id } = (await own.as(slug, { method: 'POST', body })).body.doc
    const mine = { audience: 'dealer', dealer: own.dealer }
    expect(await stored(payload, slug, id)).toMatchObject(mine)
    for (const query of ['', '?draft=true']) {
      await own.as(`${slug}/${id}${query}`, { method: 'PATCH', body: audience() })
      expect(await stored(payload, slug, id, true)).toMatchObject(mine)
      expect((await stored(payload, slug, id)).group ?? null).toBeNull()
    }
  })

  it('cannot be changed by their former dealer while an editor moves them', async () => {
    const data = { ...dataOf(slug, 'Moving'), audience: 'dealer', dealer: own.dealer, _status: 'published' }
    const { id } = await payload.create({ collection: slug, data: data as never })
    const move = { [field]: `Moved, ${draftText}`, dealer: other.dealer, _status: 'draft' } as never
    await payload.update({ collection: slug, id, data: move, draft: true })
    const body = { [field]: 'Taken back', _status: 'published' }
    expect((await own.as(`${slug}/${id}`, { method: 'PATCH', body })).status).toBe(403)
    expect(JSON.stringify((await own.as(`${slug}/${id}?draft=true`)).body)).not.toContain(draftText)
    expect(await stored(payload, slug, id, true)).toMatchObject({ dealer: other.dealer })
  })

  it('do not reveal hidden fields of a dealer through the relation', async () => {
    for (const path of [
      `${slug}?where[dealer.email][like]=secret`,
      `${slug}?where[dealer.tradeInRecipients.email][exists]=true`,
      `${slug}?sort=dealer.email`,
    ])
      expect([400, 403], path).toContain((await own.as(path)).status)
    const { body } = await own.as(`${slug}?depth=3&limit=100`)
    expect(JSON.stringify(body)).not.toContain('secret.')
  })
})

describe.each(['testimonials', 'dealerQuotes'] as const)('%s', (slug) => {
  it('are written by editors only', async () => {
    const body = { fullName: 'Us', quote: 'We are good.', audience: 'dealer', dealer: own.dealer }
    expect((await own.as(slug, { method: 'POST', body })).status).toBe(403)
    const data = { fullName: 'A customer', audience: 'dealer', dealer: own.dealer } as never
    const { id } = await payload.create({ collection: slug, data, draft: true })
    expect((await own.as(`${slug}/${id}`)).status).toBe(404)
    expect((await own.as(`${slug}/${id}`, { method: 'PATCH', body })).status).toBe(403)
  })
})

describe('GraphQL', () => {
  it('does not exist, so that it leads past no rule', async () => {
    const body = { query: '{ Teams(draft: true) { docs { teamName } } }' }
    for (const path of ['graphql', 'graphql-playground'])
      expect((await own.as(path, { method: 'POST', body })).status, path).toBe(404)
    expect(payload.config.graphQL.disable).toBe(true)
  })
})
