import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadModelLineUp } from '../../data/live-blocks.ts'
import { ModelLineUp } from './model-line-up.tsx'

export const modelLineUp = defineLiveBlock({
  kind: 'modelLineUp',
  view: ModelLineUp,
  load: loadModelLineUp,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
