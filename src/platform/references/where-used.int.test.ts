import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#cms/payload-types.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { exampleDocument } from '#tests/uploads/index.ts'
import type { Target } from './references-in.ts'
import { findUses } from './where-used.ts'

let cms: TestCms
let payload: Payload
let req: PayloadRequest

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  req = await createLocalReq({}, payload)
})
afterAll(() => cms.close())

const namesOf = async (target: Target) =>
  (await findUses(target, 'delete', req)).map(({ title, kind }) => (kind ? `${title} (${kind})` : title))

function richText(text: string) {
  const node = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }
  const block = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }
  const paragraph = { ...block, type: 'paragraph', textFormat: 0, children: [node] }
  return { root: { ...block, type: 'root', children: [paragraph] } }
}

async function makePage(path: string, leadsTo: number | null, changes: Partial<Page> = {}) {
  const link = { kind: 'page' as const, page: leadsTo }
  const buttons = leadsTo ? [{ label: 'Go there', look: 'primary' as const, link }] : []
  const layout: Page['layout'] = [{ blockType: 'text', content: richText('Words'), buttons }]
  const data = { title: `Page ${path}`, path, layout, _status: 'published' as const, ...changes }
  return payload.create({ collection: 'pages', data })
}

it('finds references in blocks of published pages and drafts, and names the documents', async () => {
  const { id } = await makePage('/target', null)
  expect(await namesOf({ collection: 'pages', id })).toEqual([])
  await makePage('/one', id)
  const { id: later } = await makePage('/two', null)
  const layout = (await payload.findByID({ collection: 'pages', id: later, depth: 0 })).layout
  const link = { kind: 'page' as const, page: id }
  const linked = layout?.map((block) =>
    block.blockType === 'text'
      ? { ...block, buttons: [{ label: 'Go', look: 'text' as const, link }] }
      : block,
  )
  await payload.update({ collection: 'pages', id: later, draft: true, data: { layout: linked ?? [] } })
  expect(await namesOf({ collection: 'pages', id })).toEqual(['Page /one (page)', 'Page /two (page)'])
})

describe('a linked file', () => {
  const upload = async (text: string) =>
    (await payload.create({ collection: 'media', data: {}, file: exampleDocument({ text }) })).id
  const linkTo = (file: number) => ({ label: 'Guide', link: { kind: 'file', file } })
  const remove = (id: number) => payload.delete({ collection: 'media', id })

  it('cannot be deleted while a page links to it, and the error names the page', async () => {
    const file = await upload('Linked from a page')
    const buttons = [{ ...linkTo(file), look: 'primary' }]
    const layout = [{ blockType: 'text', content: richText('Words'), buttons }] as never
    await makePage('/guide', null, { layout })
    expect(await namesOf({ collection: 'media', id: file })).toEqual(['Page /guide (page)'])
    await expect(remove(file)).rejects.toThrow('used by Page /guide (page)')
  })

  it('cannot be deleted while the published or draft header or footer links to it', async () => {
    const file = await upload('Linked from the site layout')
    const items = [{ itemType: 'default', place: 'middle', ...linkTo(file) }]
    await payload.updateGlobal({
      slug: 'header',
      draft: true,
      data: { items, _status: 'draft' } as never,
    })
    expect(await namesOf({ collection: 'media', id: file })).toEqual(['Header'])
    const legalLinks = [linkTo(file)]
    await payload.updateGlobal({ slug: 'footer', data: { legalLinks, _status: 'published' } as never })
    expect(await namesOf({ collection: 'media', id: file })).toEqual(['Header', 'Footer'])
    await expect(remove(file)).rejects.toThrow('used by Header, Footer')
    await payload.updateGlobal({ slug: 'header', data: { items: [], _status: 'published' } })
    await payload.updateGlobal({ slug: 'footer', data: { legalLinks: [], _status: 'published' } })
    await remove(file)
  })
})

it('finds a reference after more than 100 other documents', async () => {
  const { id } = await makePage('/popular', null)
  for (let count = 0; count < 105; count++) await makePage(`/fan-${count}`, count === 104 ? id : null)
  expect(await namesOf({ collection: 'pages', id })).toEqual(['Page /fan-104 (page)'])
})
