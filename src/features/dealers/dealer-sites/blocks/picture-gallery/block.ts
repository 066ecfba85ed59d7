import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadGallery } from '../../data/load-vehicles.ts'
import { PictureGallery } from './picture-gallery.tsx'

export const pictureGallery = defineLiveBlock({
  kind: 'pictureGallery',
  view: PictureGallery,
  load: loadGallery,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
