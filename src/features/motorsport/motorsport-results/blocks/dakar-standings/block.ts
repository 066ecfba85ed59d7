import { defineBlock } from '#features/site/blocks/index.ts'
import { DakarStandingsBlock } from './dakar-standings.tsx'

export const dakarStandings = defineBlock({
  kind: 'dakarStandings',
  view: DakarStandingsBlock,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
