import { defineBlock } from '#features/site/blocks/index.ts'
import { TabbedTextWithImage } from './tabbed-text-with-image.tsx'

export const tabbedTextWithImage = defineBlock({
  kind: 'tabbedTextWithImage',
  view: TabbedTextWithImage,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
