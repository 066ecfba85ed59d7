import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'
import { publishPage } from '../seed/publish-page.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => cms.close())

const textBlock = (content: string) => ({ blockType: 'text', title: 'Title', content })
const publish = (path: string, layout: object[] = [textBlock('Words.')]) =>
  publishPage(cms.payload, { path, title: path, layout: layout as never })

async function pageAt(path: string) {
  const { docs } = await cms.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    depth: 0,
  })
  return docs[0]
}

describe('a page in the CMS', () => {
  it('keeps its sections in order, each with its type, anchor and id (C-247, C-248)', async () => {
    await publish('/order', [
      { ...textBlock('First.'), cssId: 'technology' },
      { ...textBlock('Second.'), cssId: 'safety' },
    ])
    const page = await pageAt('/order')
    expect(page?.layout?.map(({ blockType, cssId }) => [blockType, cssId])).toEqual([
      ['text', 'technology'],
      ['text', 'safety'],
    ])
    expect(new Set(page?.layout?.map(({ id }) => id)).size).toBe(2)
  })

  it('returns its slug over REST (D-374)', async () => {
    await publish('/owners/help')
    const page = await pageAt('/owners/help')
    const { body } = await requestRest(
      cms.payload,
      `/api/pages?where[id][equals]=${page?.id}&draft=false&limit=1`,
    )
    expect((body.docs as { slug: string }[])[0]?.slug).toBe('owners/help')
  })

  it('is hidden from visitors while it is a draft', async () => {
    await cms.payload.create({
      collection: 'pages',
      draft: true,
      data: { path: '/secret', title: 'Secret', _status: 'draft' },
    })
    const { body } = await requestRest(cms.payload, '/api/pages?where[path][equals]=/secret')
    expect(body.totalDocs).toBe(0)
    expect((await requestRest(cms.payload, '/api/pages?where[path][equals]=/secret&draft=true')).status).toBe(
      403,
    )
  })

  it.each([
    ['an unknown block type', [{ blockType: 'quantumWidget' }], 'quantumWidget'],
    ['an unknown field', [{ blockType: 'text', colour: 'x' }], 'colour'],
    [
      'two sections with the same anchor',
      [
        { ...textBlock('a'), cssId: 'a' },
        { ...textBlock('b'), cssId: 'a' },
      ],
      'anchor “a”',
    ],
  ])('rejects %s, with an error that names it', async (_, layout, word) => {
    const attempt = cms.payload.create({
      collection: 'pages',
      data: {
        path: `/refused-${Math.trunc(performance.now() * 1000)}`,
        title: 'x',
        layout: layout as never,
        _status: 'published',
      },
    })
    const error = await attempt.then(
      () => null,
      (reason: { data?: { errors?: { message: string }[] } }) => reason,
    )
    expect(JSON.stringify(error?.data?.errors)).toContain(word)
  })

  it.each(['/admin/x', 'owners', '/Big', '/a/', '/vehicles/fortuner/offers'])(
    'rejects the address %s',
    async (path) => {
      await expect(
        cms.payload.create({ collection: 'pages', data: { path, title: 'x', _status: 'published' } }),
      ).rejects.toThrow('Address')
    },
  )

  it('cannot be published at an address below a range from a draft there, but can be trashed', async () => {
    const path = '/vehicles/fortuner/compare'
    const data = { path, title: 'Beside others', _status: 'draft' } as const
    const { id } = await cms.payload.create({ collection: 'pages', draft: true, data })
    const publishing = cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    await expect(publishing).rejects.toThrow('Address')
    await cms.payload.update({
      collection: 'pages',
      id,
      data: { deletedAt: new Date().toISOString() } as never,
    })
    expect(
      (await cms.payload.find({ collection: 'pages', where: { path: { equals: path } }, draft: true })).docs,
    ).toEqual([])
  })

  it('leaves a redirect at its old address when it moves, and removes one at the new address', async () => {
    await publish('/first')
    const page = await pageAt('/first')
    const moveTo = (path: string) =>
      cms.payload.update({ collection: 'pages', id: page?.id ?? 0, data: { path, _status: 'published' } })
    const redirects = async () => {
      const { docs } = await cms.payload.find({
        collection: 'redirects',
        depth: 1,
        where: { from: { like: 'st' } },
      })
      return docs.map(({ from, to }) => [from, typeof to.page === 'object' ? to.page?.path : to.page])
    }
    await moveTo('/last')
    expect(await redirects()).toEqual([['/first', '/last']])
    await moveTo('/first')
    expect(await redirects()).toEqual([['/last', '/first']])
  })

  it('gets a free address when it is duplicated', async () => {
    await publish('/copied')
    const page = await pageAt('/copied')
    const copies = []
    for (let copy = 0; copy < 2; copy += 1) {
      const duplicate = await cms.payload.duplicate({ collection: 'pages', id: page?.id ?? 0 })
      copies.push(duplicate.path)
    }
    expect(copies).toEqual(['/copied-copy', '/copied-copy-2'])
  })

  it('is published only in the languages of its seed file (V-199)', async () => {
    await publishPage(cms.payload, {
      path: '/vehicles/hilux-range',
      title: { en: 'Hilux', af: 'Hilux in Afrikaans', zu: 'I-Hilux' },
      layout: [{ blockType: 'text', title: { en: 'Work', af: 'Werk' }, content: { en: 'Text', af: 'Teks' } }],
    })
    const inLocale = (locale: 'af' | 'zu') =>
      cms.payload.find({
        collection: 'pages',
        where: { path: { equals: '/vehicles/hilux-range' } },
        locale,
        fallbackLocale: false,
      })
    const [afrikaans] = (await inLocale('af')).docs
    expect(afrikaans?.title).toBe('Hilux in Afrikaans')
    expect(JSON.stringify(afrikaans?.layout)).toContain('Teks')
    const [zulu] = (await inLocale('zu')).docs
    expect(zulu?.title).toBe('I-Hilux')
    expect(JSON.stringify(zulu?.layout)).not.toMatch(/Text|Teks|Work|Werk/)
  })
})
