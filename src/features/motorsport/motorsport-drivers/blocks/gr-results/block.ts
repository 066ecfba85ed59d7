import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadResults } from '../../data/load-results.ts'
import { GrResults } from './gr-results.tsx'

export const grResults = defineLiveBlock({
  kind: 'grResults',
  view: GrResults,
  load: loadResults,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
