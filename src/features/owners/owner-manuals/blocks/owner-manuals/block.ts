import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadManuals } from '../../data/load-manuals.ts'
import { OwnerManuals } from './owner-manuals.tsx'

export const ownerManuals = defineLiveBlock({
  kind: 'ownerManuals',
  view: OwnerManuals,
  load: loadManuals,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
