import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadDealer } from '../../data/load-dealer.ts'
import { ServicesGrid } from './services-grid.tsx'

export const servicesGrid = defineLiveBlock({
  kind: 'servicesGrid',
  view: ServicesGrid,
  load: loadDealer,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
