import { expect, test } from 'vitest'
import { examplePicture, type LayoutBlock } from '#features/blocks/index.ts'
import { sharedPicture } from './shared-picture.ts'

const spacer: LayoutBlock = { blockType: 'spacer' }
const banner: LayoutBlock = {
  blockType: 'heroBanner',
  title: 'Where the tar ends.',
  picture: examplePicture('fortuner', 'Oxide Bronze', 'karoo'),
}
const upload = {
  url: '/api/media/file/road-0123456789.jpg',
  mimeType: 'image/jpeg',
  width: 1800,
  height: 1200,
  alt: 'A gravel road.',
}

test('V-290: a page is shared with the picture its editor chose', () => {
  expect(sharedPicture({ image: upload }, [banner], 'en')).toMatchObject({
    kind: 'upload',
    src: upload.url,
    alt: 'A gravel road.',
  })
})

test('V-290: without one it is the first picture of its sections', () => {
  const later: LayoutBlock = {
    ...banner,
    picture: examplePicture('vitz', 'Arctic White', 'table-mountain'),
  }
  expect(sharedPicture({}, [spacer, banner, later], 'en')).toMatchObject({
    kind: 'illustration',
    vehicle: 'fortuner',
    scene: 'karoo',
  })
})

test('a chosen picture that is gone, and a document, count as none', () => {
  for (const image of [7, null, { ...upload, mimeType: 'application/pdf' }]) {
    expect(sharedPicture({ image }, [banner], 'en')?.kind).toBe('illustration')
  }
  expect(sharedPicture(undefined, [spacer], 'en')).toBeNull()
})
