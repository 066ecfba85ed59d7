import { expect, it } from 'vitest'
import { defaultPicture, galleryPictures } from './vehicle-pictures.ts'

it('shows the pictures of a gallery in the order of the feed (D-118)', () => {
  expect(galleryPictures({ sideImage: '/side.jpg', images: ['/3.jpg', '/1.jpg', '/2.jpg'] })).toEqual([
    '/3.jpg',
    '/1.jpg',
    '/2.jpg',
  ])
})

it('shows the side image or the default in a gallery without pictures (D-119)', () => {
  expect(galleryPictures({ sideImage: '/side.jpg', images: [] })).toEqual(['/side.jpg'])
  expect(galleryPictures({ sideImage: null, images: [] })).toEqual([defaultPicture])
})
