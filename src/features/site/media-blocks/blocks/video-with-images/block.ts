import { defineBlock } from '#features/site/blocks/index.ts'
import { VideoWithImages } from './video-with-images.tsx'

export const videoWithImages = defineBlock({
  kind: 'videoWithImages',
  view: VideoWithImages,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
