import { expect, test } from 'vitest'
import { examplePicture } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { singleImage } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(singleImage)

const [inFrame, atWindow, leading, alone] = examples.map(({ block }) => block)

if (!inFrame || !atWindow || !leading || !alone) throw new Error('The examples of pictures have changed.')

test('shows the picture with its description, title above and caption below (C-274, D-034)', () => {
  const html = markupOf(inFrame)
  expect(html).toContain('alt="Land Cruiser 300 in Sand Metallic, in the Karoo"')
  expect(textOf(html)).toBe(
    'Where the tar ends Land Cruiser 300 on the R354 between Sutherland and Matjiesfontein.',
  )
  expect(html).toMatch(/<figure.*<figcaption/)
})

test('prefers a description written by the editor (C-274)', () => {
  const picture = { ...examplePicture('starlet', 'Cosmic Blue', 'karoo'), alt: 'A Starlet at a windpump' }
  expect(markupOf({ blockType: 'singleImage', picture })).toContain('alt="A Starlet at a windpump"')
})

test('shows the caption, credit and description of an uploaded file', () => {
  const html = markupOf({
    blockType: 'singleImage',
    picture: {
      source: 'upload',
      image: {
        id: 7,
        url: '/api/media/file/kudu-0123456789.jpg',
        mimeType: 'image/jpeg',
        width: 1600,
        height: 900,
        alt: 'A kudu beside the road',
        caption: 'Near Graaff-Reinet.',
        credit: 'Thandi Mokoena',
        updatedAt: '',
        createdAt: '',
      },
    },
  })
  expect(textOf(html)).toBe('Near Graaff-Reinet. © Thandi Mokoena')
  expect(html).toContain('alt="A kudu beside the road"')
})

test('links the picture, named by its description, unless the target does not exist', () => {
  expect(markupOf(leading)).toMatch(/<a [^>]*href="\/vehicles".*alt="See the Starlet/)
  const gone = { ...leading, link: { kind: 'address', address: '/gone' } } as const
  expect(markupOf(gone)).not.toContain('<a ')
})

test('keeps the title when the picture is missing, and renders nothing without both', () => {
  const gone = { source: 'illustration', vehicle: 'starlet', colour: 9 } as const
  expect(textOf(markupOf({ ...inFrame, picture: gone }))).toBe('Where the tar ends')
  expect(markupOf({ ...alone, picture: gone })).toBe('')
})
