import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { link, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { overrideReferences } from '#platform/references/removal.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { exampleDocument } from '#tests/uploads/index.ts'
import { brokenLinks } from './broken-links.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { missingDescriptions } from './missing-descriptions.ts'
import { scheduledPublications } from './scheduled.ts'
import { waitingDrafts } from './waiting-drafts.ts'

let cms: TestCms
let payload: Payload
let editor: DashboardContext
let leads: DashboardContext

async function contextOf(role: 'editor' | 'leads'): Promise<DashboardContext> {
  const email = `${role}@example.co.za`
  const data = { email, name: role, role, password: 'a-password-of-somebody' }
  return { payload, user: { ...(await payload.create({ collection: 'users', data })), collection: 'users' } }
}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  editor = await contextOf('editor')
  leads = await contextOf('leads')
})
afterAll(() => cms.close())

async function page(path: string, status: 'draft' | 'published', layout: unknown[] = []): Promise<number> {
  const data = { title: `Page ${path}`, path, layout, _status: status } as never
  return (await payload.create({ collection: 'pages', draft: status === 'draft', data })).id
}
const removeAllPages = () =>
  payload.delete({
    collection: 'pages',
    where: { id: { exists: true } },
    context: { ...overrideReferences },
  })
/** A site with these pages. */
const sites = (pages: readonly string[]) => async () => ({ has: (path: string) => pages.includes(path) })
const anySite = async () => ({ has: () => true })
const change = (id: number, title: string) =>
  payload.update({ collection: 'pages', id, draft: true, data: { title, _status: 'draft' } })

test('lists nothing on an empty site', async () => {
  const nothing = { items: [], total: 0 }
  expect(await scheduledPublications(editor)).toEqual(nothing)
  expect(await waitingDrafts(editor)).toEqual(nothing)
  expect(await missingDescriptions(editor)).toEqual(nothing)
  expect(await brokenLinks(editor, sites([]))).toEqual(nothing)
})

describe('the list of scheduled publications', () => {
  const schedule = (id: number, type: string, at: string) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(at),
      input: { type, doc: { relationTo: 'pages', value: String(id) } } as never,
    })

  test('contains the documents the user may read, next first, with failed but without deleted ones', async () => {
    const [later, sooner, gone] = [await page('/later', 'draft'), await page('/sooner', 'published'), 999_999]
    await schedule(later, 'publish', '2099-02-01T06:00:00Z')
    await schedule(sooner, 'unpublish', '2099-01-01T06:00:00Z')
    await schedule(gone, 'publish', '2099-01-02T06:00:00Z')
    const failed = await schedule(sooner, 'publish', '2026-01-01T06:00:00Z')
    await payload.db.drizzle.execute(
      sql`update payload_jobs set has_error = true, processing = false where id = ${failed.id}`,
    )
    expect(await scheduledPublications(editor)).toEqual({
      total: 3,
      items: [
        {
          title: 'Page /sooner',
          kind: 'Page',
          href: `/admin/collections/pages/${sooner}`,
          action: 'publish',
          at: new Date('2026-01-01T06:00:00Z'),
          failed: true,
          reason: null,
        },
        expect.objectContaining({ title: 'Page /sooner', action: 'unpublish', failed: false }),
        expect.objectContaining({ title: 'Page /later', action: 'publish', failed: false }),
      ],
    })
    const titles = (await scheduledPublications(leads)).items.map(({ title }) => title)
    expect(titles).toEqual(['Page /sooner', 'Page /sooner'])
  })
})

describe('the list of waiting drafts', () => {
  test('contains changed and never published documents, newest first, and no published ones', async () => {
    await removeAllPages()
    const changed = await page('/changed', 'published')
    const never = await page('/never', 'draft')
    await page('/finished', 'published')
    await change(changed, 'Changed since')
    const { items, total } = await waitingDrafts(editor)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { title: 'Changed since', kind: 'Page', href: `/admin/collections/pages/${changed}`, isPublic: true },
      { title: 'Page /never', href: `/admin/collections/pages/${never}`, isPublic: false },
    ])
    expect(await waitingDrafts(leads)).toEqual({ items: [], total: 0 })
  })

  test('contains changed globals of the site layout', async () => {
    const before = (await waitingDrafts(editor)).total
    await payload.updateGlobal({ slug: 'footer', draft: true, data: { note: 'Not yet.', _status: 'draft' } })
    const { items, total } = await waitingDrafts(editor)
    expect(total).toBe(before + 1)
    expect(items[0]).toMatchObject({ title: 'Footer', href: '/admin/globals/footer', isPublic: false })
    await payload.updateGlobal({ slug: 'footer', data: { note: 'Now.', _status: 'published' } })
    expect((await waitingDrafts(editor)).total).toBe(before)
    await payload.updateGlobal({ slug: 'footer', draft: true, data: { note: 'Newer.', _status: 'draft' } })
    expect((await waitingDrafts(editor)).items[0]).toMatchObject({ title: 'Footer', isPublic: true })
    await payload.updateGlobal({ slug: 'footer', data: { note: 'Newer.', _status: 'published' } })
  })

  test('contains at most ten drafts and counts all', async () => {
    for (let number = 0; number < 11; number++) await page(`/more-${number}`, 'draft')
    const { items, total } = await waitingDrafts(editor)
    expect([items.length, total]).toEqual([10, 13])
    expect(items[0]?.title).toBe('Page /more-10')
  })
})

describe('the list of broken links', () => {
  const button = (to: object) => ({ label: 'Read on', look: 'primary', link: to })
  /** Rich text with links with these fields, as the editor stores them. */
  const richTextWith = (...fields: object[]) =>
    richTextContent(
      paragraph(
        'Text with ',
        ...fields.map((linkFields) => ({ ...link('a link', '/'), fields: linkFields })),
      ),
    )
  const text = (...links: object[]) => ({
    blockType: 'text',
    content: richTextWith(),
    buttons: links.map(button),
  })

  test('contains broken links in buttons and rich text, of published pages only', async () => {
    await removeAllPages()
    const [existing, hidden, gone] = [
      await page('/existing', 'published'),
      await page('/hidden', 'draft'),
      await page('/gone', 'published'),
    ]
    const from = await page('/from', 'published', [
      text(
        { kind: 'page', page: existing },
        { kind: 'page', page: hidden },
        { kind: 'address', address: '/nowhere?x=1#y' },
      ),
      {
        blockType: 'text',
        content: richTextWith(
          { linkType: 'internal', doc: { relationTo: 'pages', value: gone }, newTab: false },
          { linkType: 'internal', doc: { relationTo: 'pages', value: existing }, newTab: false },
          { linkType: 'custom', url: '/existing/', newTab: false },
          { linkType: 'custom', url: 'https://example.co.za/nowhere', newTab: false },
          { linkType: 'custom', url: '#section', newTab: false },
          { linkType: 'custom', url: '/api/media/file/price-list.pdf', newTab: false },
        ),
      },
    ])
    await page('/unfinished', 'draft', [text({ kind: 'address', address: '/nowhere-either' })])
    // Deleted past the check, because the CMS prevents the deletion of a page in use.
    await payload.delete({ collection: 'pages', id: gone, context: { ...overrideReferences } })
    const found = await brokenLinks(editor, sites(['/', '/existing', '/from']))
    expect(found?.items.map((item) => item.problem).sort()).toEqual([
      'leads to /nowhere, where there is no page',
      'leads to a page that is gone',
      'leads to the page “Page /hidden”, which is not published',
    ])
    expect(new Set(found?.items.map((item) => item.page.href))).toEqual(
      new Set([`/admin/collections/pages/${from}`]),
    )
    expect(found?.total).toBe(3)
  })
})

test('lists a link to a file as broken only when the file is gone', async () => {
  await removeAllPages()
  const { id: file } = await payload.create({ collection: 'media', data: {}, file: exampleDocument() })
  const buttons = [{ label: 'Read', look: 'primary', link: { kind: 'file', file } }]
  const layout = [{ blockType: 'text', content: richTextContent(paragraph('Words.')), buttons }]
  const from = await page('/with-a-file', 'published', layout)
  expect(await brokenLinks(editor, anySite)).toEqual({ items: [], total: 0 })
  // Deleted in the database, because the CMS prevents the deletion of a file in use.
  await payload.db.drizzle.execute(sql`delete from media where id = ${file}`)
  const broken = await brokenLinks(editor, anySite)
  expect(broken?.items.map((item) => item.problem)).toEqual(['leads to a file that is gone'])
  expect(broken?.items[0]?.page.href).toBe(`/admin/collections/pages/${from}`)
})

test('lists pictures without a description, but no decoration, documents or described ones', async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const upload = async (name: string, data: { alt?: string; decorative?: boolean }) => {
    const file = { data: picture, mimetype: 'image/png', name: `${name}.png`, size: picture.length }
    return (await payload.create({ collection: 'media', data: { alt: 'x', ...data }, file })).id
  }
  const undescribed = await upload('undescribed', {})
  await upload('described', { alt: 'A red square.' })
  const decoration = await upload('decoration', { decorative: true })
  await payload.db.drizzle.execute(
    sql`update media_locales set alt = null where _parent_id in (${undescribed}, ${decoration})`,
  )
  const { items, total } = await missingDescriptions(editor)
  expect(total).toBe(1)
  expect(items).toEqual([
    {
      title: expect.stringContaining('undescribed'),
      kind: 'Media file',
      href: `/admin/collections/media/${undescribed}`,
    },
  ])
})
