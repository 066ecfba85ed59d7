import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadLineUp } from '../../data/sections.ts'
import { LineUp } from './line-up.tsx'

export const lineUp = defineLiveBlock({
  kind: 'lineUp',
  view: LineUp,
  load: loadLineUp,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
