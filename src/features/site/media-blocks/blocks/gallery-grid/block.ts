import { defineBlock } from '#features/site/blocks/index.ts'
import { GalleryGrid } from './gallery-grid.tsx'

export const galleryGrid = defineBlock({
  kind: 'galleryGrid',
  view: GalleryGrid,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
