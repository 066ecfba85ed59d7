import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPublishedPage } from '#features/site/pages/server.ts'
import { renderingOf } from '#tests/blocks.tsx'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { examplePicture } from '#tests/uploads/index.ts'
import { gallery } from '../blocks/gallery/block.ts'

const { markupOf } = await renderingOf(gallery)

let cms: TestCms
let address = ''

beforeAll(async () => {
  cms = await openTestCms()
  const medium = await cms.payload.create({
    collection: 'media',
    data: { alt: 'A road under the sky' },
    file: await examplePicture(),
  })
  address = String(medium.url)
})
afterAll(() => cms.close())

const create = (path: string, gallery: object) =>
  cms.payload.create({
    collection: 'pages',
    data: {
      path,
      title: path,
      _status: 'published',
      layout: [{ blockType: 'gallery', ...gallery }] as never,
    },
  })

test('stores and shows a gallery sent in the format of the content service (C-022, C-024)', async () => {
  const toolTips = [{ left: '25%', top: 60, heading: 'Shoulder', content: 'Gravel.' }]
  const items = [{ url: { desktop: address } }, { url: { desktop: '/another.jpg' } }]
  await create('/wire', {
    layout: 'sixtyFourty',
    pictures: [{ image: { items }, toolTips }, { image: { items } }],
  })
  const [block] = (await findPublishedPage('/wire', 'en'))?.layout ?? []
  if (block?.blockType !== 'gallery') throw new Error('The section was not stored.')
  expect(block.layout).toBe('sixtyForty')
  const html = markupOf(block)
  expect(html.match(/<img[^>]*alt="A road under the sky"/g)).toHaveLength(2)
  expect(html).toContain(`src="${address}"`)
  expect(html.match(/<button[^>]*aria-label="Shoulder"/g)).toHaveLength(1)
  expect(html).toMatch(/style="left:clamp\(0\.875rem, 25%,[^"]*;top:clamp\(0\.875rem, 60%,/)
})

test('rejects a picture that is not among the media, at its field', async () => {
  const pictures = [{ image: { items: [{ url: { desktop: 'https://example.co.za/road.jpg' } }] } }]
  await expect(create('/unknown-picture', { pictures })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'layout.0.pictures.0.picture.image', message: expect.stringContaining('Choose') }],
    },
  })
})

test.each([
  ['left', 101],
  ['top', -1],
])('rejects a hotspot whose %s is %d percent (C-019)', async (side, value) => {
  const hotspot = { left: 50, top: 50, heading: 'Lamps', content: 'They dim.', [side]: value }
  const pictures = [{ picture: { source: 'place', scene: 'karoo' }, hotspots: [hotspot] }]
  await expect(create(`/hotspot-${side}`, { pictures })).rejects.toMatchObject({
    data: { errors: [{ path: `layout.0.pictures.0.hotspots.0.${side}` }] },
  })
})
