import type { BlockExample } from '#features/site/blocks/index.ts'
import { examplePicture } from '#features/site/blocks/index.ts'
import { exampleDealer } from '../../example-data.ts'
import type { GalleryPicture } from '../../rules/drawn-gallery.ts'

const { picture } = exampleDealer.dealer

export const examples = [
  {
    name: 'drawings of the dealer',
    live: {
      state: 'ready',
      data: picture ? [{ id: 'own', picture, caption: 'Marula Toyota Bryanston' }] : [],
    },
    block: { id: 'gallery-drawn', blockType: 'pictureGallery' },
  },
  {
    name: 'four pictures of the section itself',
    block: {
      id: 'gallery-own',
      blockType: 'pictureGallery',
      title: 'The new showroom.',
      pictures: [
        {
          id: 'one',
          picture: examplePicture('vitz', 'Inferno Orange', 'forecourt'),
          caption: 'On opening day',
        },
        { id: 'two', picture: examplePicture('fortuner', 'Oxide Bronze', 'bushveld') },
        {
          id: 'three',
          picture: examplePicture('rav4', 'Cosmic Blue', 'garden-route'),
          caption: 'The test drive',
        },
        {
          id: 'four',
          picture: examplePicture('corolla', 'Attitude Black', 'johannesburg'),
          caption: 'Handover',
        },
      ],
    },
  },
  {
    name: 'when the drawings cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'gallery-failed', blockType: 'pictureGallery' },
  },
] as const satisfies readonly BlockExample<'pictureGallery', readonly GalleryPicture[]>[]
