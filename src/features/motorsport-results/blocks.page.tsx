import type { BlockDefinitions } from '#features/blocks/index.ts'
import { dakarStandings } from './blocks/dakar-standings/block.ts'
import { eventFigures } from './blocks/event-figures/block.ts'
import { eventMedals } from './blocks/event-medals/block.ts'
import { grResults } from './blocks/gr-results/block.ts'
import { rallyStages } from './blocks/rally-stages/block.ts'
import type { ReadProfiles } from './results-data.ts'

/**
 * The blocks this feature offers. Their schemas are listed in `cms.ts`.
 *
 * @param readProfiles reads the paths of the drivers' profiles, to which standings lead
 */
export const motorsportResultBlocks = (readProfiles: ReadProfiles) =>
  ({
    grResults: grResults(readProfiles),
    dakarStandings,
    rallyStages,
    eventMedals,
    eventFigures,
  }) satisfies BlockDefinitions
