import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadDrivers } from '../../data/load-drivers.ts'
import { GrDrivers } from './gr-drivers.tsx'

export const grDrivers = defineLiveBlock({
  kind: 'grDrivers',
  view: GrDrivers,
  load: loadDrivers,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
