import type { Block } from 'payload'
import { dakarStandings } from './blocks/dakar-standings/schema.ts'
import { eventFigures } from './blocks/event-figures/schema.ts'
import { eventMedals } from './blocks/event-medals/schema.ts'
import { grResults } from './blocks/gr-results/schema.ts'
import { rallyStages } from './blocks/rally-stages/schema.ts'

export { seasons } from './cms/seasons.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const motorsportResultBlocks: readonly Block[] = [
  grResults,
  dakarStandings,
  rallyStages,
  eventMedals,
  eventFigures,
]
