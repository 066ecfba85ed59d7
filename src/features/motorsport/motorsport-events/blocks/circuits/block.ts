import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { Circuits } from './circuits.tsx'
import { loadCircuits } from './load-circuits.ts'

export const circuits = defineLiveBlock({
  kind: 'circuits',
  view: Circuits,
  load: loadCircuits,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
