import { defineBlock } from '#features/site/blocks/index.ts'
import { SingleVideo } from './single-video.tsx'

export const singleVideo = defineBlock({
  kind: 'singleVideo',
  view: SingleVideo,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
