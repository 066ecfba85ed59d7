import { defineBlock } from '#features/site/blocks/index.ts'
import { Gallery } from './gallery.tsx'

export const gallery = defineBlock({
  kind: 'gallery',
  view: Gallery,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
