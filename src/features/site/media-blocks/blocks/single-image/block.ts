import { defineBlock } from '#features/site/blocks/index.ts'
import { SingleImage } from './single-image.tsx'

export const singleImage = defineBlock({
  kind: 'singleImage',
  view: SingleImage,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
