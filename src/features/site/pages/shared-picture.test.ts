import { expect, test } from 'vitest'
import { examplePicture, type LayoutBlock } from '#features/site/blocks/index.ts'
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

test('returns the picture chosen by the editor (V-290)', () => {
  expect(sharedPicture({ image: upload }, [banner], 'en')).toMatchObject({
    kind: 'upload',
    src: upload.url,
    alt: 'A gravel road.',
  })
})

test('returns the first picture of the sections when none was chosen (V-290)', () => {
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

test('ignores a chosen picture that is missing or a document, and returns null without any picture', () => {
  for (const image of [7, null, { ...upload, mimeType: 'application/pdf' }]) {
    expect(sharedPicture({ image }, [banner], 'en')?.kind).toBe('illustration')
  }
  expect(sharedPicture(undefined, [spacer], 'en')).toBeNull()
})
