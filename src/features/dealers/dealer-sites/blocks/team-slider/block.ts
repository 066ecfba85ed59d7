import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadTeams } from '../../data/load-content.ts'
import { TeamSlider } from './team-slider.tsx'

export const teamSlider = defineLiveBlock({
  kind: 'teamSlider',
  view: TeamSlider,
  load: loadTeams,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
