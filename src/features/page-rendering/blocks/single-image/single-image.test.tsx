import { expect, test } from 'vitest'
import { examplePicture } from '#features/blocks/index.ts'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [inFrame, atWindow, leading, alone] = examples.map(({ block }) => block)

if (!inFrame || !atWindow || !leading || !alone) throw new Error('The examples of pictures have changed.')

test('C-274: the picture is shown with its description, its title above and its caption below', () => {
  const html = markupOf(inFrame)
  expect(html).toContain('alt="Land Cruiser 300 in Sand Metallic, in the Karoo"')
  expect(textOf(html)).toBe(
    'Where the tar ends Land Cruiser 300 on the R354 between Sutherland and Matjiesfontein.',
  )
  expect(html).toMatch(/<figure.*<figcaption/)
})

test('C-274: what an editor writes describes the picture instead', () => {
  const picture = { ...examplePicture('starlet', 'Cosmic Blue', 'karoo'), alt: 'A Starlet at a windpump' }
  expect(markupOf({ blockType: 'singleImage', picture })).toContain('alt="A Starlet at a windpump"')
})

test('an uploaded file brings its own caption and credit', () => {
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

test('a picture that leads somewhere is a link named by its description, and none where that does not exist', () => {
  expect(markupOf(leading)).toMatch(/<a [^>]*href="\/vehicles".*alt="See the Starlet/)
  const gone = { ...leading, link: { kind: 'address', address: '/gone' } } as const
  expect(markupOf(gone)).not.toContain('<a ')
})

test('a title stays when its picture is gone, and without both there is nothing', () => {
  const gone = { source: 'illustration', vehicle: 'starlet', colour: 9 } as const
  expect(textOf(markupOf({ ...inFrame, picture: gone }))).toBe('Where the tar ends')
  expect(markupOf({ ...alone, picture: gone })).toBe('')
})
