import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { createDesk, createPage, createRegion, type Desk, draftText, stored } from './dealer-desk.ts'

let cms: TestCms
let payload: Payload
let own: Desk
let other: Desk
let national: number
let template: number

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = await createRegion(payload)
  own = await createDesk(payload, 'bryanston', region, '#7fa8c9')
  // Begins like the slug of the first dealer.
  other = await createDesk(payload, 'bryanston-south', region, '#c97f7f')
  national = await createPage(payload, '/owners', 'published')
  template = await createPage(payload, '/dealers/template', 'draft')
})
afterAll(() => cms.close())

const foreign = () => [...Object.values(other.pages), national, template]
const trashed = { deletedAt: '2026-01-01T00:00:00.000Z' }
const pathOf = async (id: number) => (await stored(payload, 'pages', id, true)).path

describe('the pages of a dealer', () => {
  it('are created, changed and published by the dealer itself', async () => {
    const body = { title: 'Our workshop', path: '/dealers/bryanston/workshop', layout: [] }
    const created = await own.as('pages', { method: 'POST', body: { ...body, _status: 'published' } })
    expect(created.status).toBe(201)
    const { id } = created.body.doc
    expect((await own.as(`pages/${id}`, { method: 'PATCH', body: { title: 'Workshop' } })).status).toBe(200)
    const moved = { path: '/dealers/bryanston/service', _status: 'published' }
    expect((await own.as(`pages/${id}`, { method: 'PATCH', body: moved })).status).toBe(200)
    expect(await pathOf(id)).toBe('/dealers/bryanston/service')
    expect((await own.as(`pages/versions?where[parent][equals]=${id}`)).body.totalDocs).toBeGreaterThan(0)
    const { docs } = (await own.as('pages?draft=true&limit=100')).body
    expect(docs.map((page: { path: string }) => page.path)).toContain('/dealers/bryanston/soon')
    // The redirect from its old address refers to the page, and only head office removes redirects.
    expect((await own.as(`pages/${id}`, { method: 'PATCH', body: trashed })).status).toBe(409)
    const unmoved = await createPage(payload, '/dealers/bryanston/short-lived', 'published')
    expect((await own.as(`pages/${unmoved}`, { method: 'PATCH', body: trashed })).status).toBe(200)
  })

  it('get a free address on the site of the dealer when the form sends none yet', async () => {
    const create = async () => {
      const body = { title: 'New', _status: 'draft' }
      return (await own.as('pages?draft=true&autosave=true', { method: 'POST', body })).body.doc
    }
    const first = await create()
    expect(first.path).toBe('/dealers/bryanston/page')
    expect((await create()).path).toBe('/dealers/bryanston/page-2')
    const body = { path: '/dealers/bryanston/news-from-us', _status: 'draft' }
    const saved = await own.as(`pages/${first.id}?draft=true&autosave=true`, { method: 'PATCH', body })
    expect(saved.status).toBe(200)
  })

  it.each([
    '/owners/from-a-dealer',
    '/',
    '/dealers',
    '/dealers/bryanston-south',
    '/dealers/bryanston-south/about-us',
    '/dealers/bryanstonx',
    '/dealers/template/contact',
    '/dealers/groups/marula',
    '/dealers/gauteng',
    '/dealers/bryanston/../parktown',
    '/x/dealers/bryanston',
    '/dealers/bryanston/pre-owned',
    '/dealers/bryanston/new-vehicles/hilux',
  ])('cannot be created at, copied or moved to %s', async (path) => {
    const body = { title: 'Taken', path, layout: [] }
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      for (const _status of ['draft', 'published']) {
        const created = await own.as(`pages${query}`, { method: 'POST', body: { ...body, _status } })
        expect(created.status, `${query} ${_status}`).toBe(400)
        const moved = await own.as(`pages/${own.pages.home}${query}`, {
          method: 'PATCH',
          body: { path, _status },
        })
        expect(moved.status, `${query} ${_status}`).toBe(400)
      }
    }
    const copy = await own.as(`pages/${own.pages.home}/duplicate`, { method: 'POST', body: { path } })
    expect(await pathOf(own.pages.home)).toBe('/dealers/bryanston')
    if (copy.status === 201) expect(copy.body.doc.path).toMatch(/^\/dealers\/bryanston\//)
  })

  it('cannot be changed, trashed, deleted or restored on another site or the national one', async () => {
    for (const id of foreign()) {
      const before = await stored(payload, 'pages', id, true)
      for (const body of [
        { title: 'Taken' },
        { path: '/dealers/bryanston/taken' },
        { _status: 'draft' },
        trashed,
      ])
        for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
          const { status } = await own.as(`pages/${id}${query}`, { method: 'PATCH', body })
          expect([403, 404], `${before.path} ${query} ${JSON.stringify(body)}`).toContain(status)
        }
      expect([403, 404]).toContain((await own.as(`pages/${id}`, { method: 'DELETE' })).status)
      const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
      const restore = await own.as(`pages/versions/${docs[0]?.id}`, { method: 'POST' })
      expect([403, 404]).toContain(restore.status)
      expect(await stored(payload, 'pages', id, true)).toEqual(before)
    }
    const bulk = await own.as('pages?where[path][like]=/&draft=true', {
      method: 'PATCH',
      body: { title: 'Taken' },
    })
    for (const page of bulk.body.docs ?? []) expect(page.path).toMatch(/^\/dealers\/bryanston(\/|$)/)
    for (const id of foreign()) expect((await stored(payload, 'pages', id, true)).title).not.toBe('Taken')
  })

  it('cannot be copied from the drafts of another site', async () => {
    for (const id of [other.pages.draft, other.pages.changed, template]) {
      const { body } = await own.as(`pages/${id}/duplicate?draft=true`, { method: 'POST', body: {} })
      expect(JSON.stringify(body)).not.toContain(draftText)
    }
  })

  it('show no drafts of another site, by id, in a list or as versions', async () => {
    const { draft, changed } = other.pages
    for (const path of [
      `pages/${draft}`,
      `pages/${draft}?draft=true`,
      `pages/${changed}?draft=true`,
      `pages/${template}?draft=true`,
      'pages?draft=true&limit=100&where[path][like]=bryanston-south',
      'pages/versions?limit=100&where[version.path][like]=bryanston-south',
    ]) {
      const { body } = await own.as(path)
      expect(JSON.stringify(body), path).not.toContain(draftText)
    }
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: draft } } })
    expect([403, 404]).toContain((await own.as(`pages/versions/${docs[0]?.id}`)).status)
  })

  it('belong to neither dealer while an editor moves them', async () => {
    const id = await createPage(payload, '/dealers/bryanston/moving', 'published')
    const data = { path: '/dealers/bryanston-south/moving', title: draftText, _status: 'draft' as const }
    await payload.update({ collection: 'pages', id, data, draft: true })
    for (const { as } of [own, other]) {
      const { status } = await as(`pages/${id}`, { method: 'PATCH', body: { title: 'Taken' } })
      expect([403, 404]).toContain(status)
      expect(JSON.stringify((await as(`pages/${id}?draft=true`)).body)).not.toContain(draftText)
    }
  })

  it('cannot be restored to an address on another site', async () => {
    const id = await createPage(payload, '/dealers/bryanston-south/handed-over', 'published')
    const data = { path: '/dealers/bryanston/handed-over', _status: 'published' as const }
    await payload.update({ collection: 'pages', id, data })
    const where: Where = {
      and: [{ parent: { equals: id } }, { 'version.path': { like: 'bryanston-south' } }],
    }
    const { docs } = await payload.findVersions({ collection: 'pages', where })
    const { status } = await own.as(`pages/versions/${docs[0]?.id}`, { method: 'POST' })
    expect([400, 403]).toContain(status)
    expect(await pathOf(id)).toBe('/dealers/bryanston/handed-over')
  })
})
