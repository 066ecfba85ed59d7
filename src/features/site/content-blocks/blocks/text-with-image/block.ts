import { defineBlock } from '#features/site/blocks/index.ts'
import { TextWithImage } from './text-with-image.tsx'

export const textWithImage = defineBlock({
  kind: 'textWithImage',
  view: TextWithImage,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
