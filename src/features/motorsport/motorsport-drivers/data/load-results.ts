import { listSeasons, liveSeasons } from '#features/motorsport/motorsport-results/server.ts'
import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { ResultsData } from '../results-data.ts'
import { readProfilePaths } from './profile-paths.ts'

/** Returns the championships of the sections of a page; null when it is not known which they are. */
const championshipsOf = (blocks: readonly LayoutBlock[] | undefined): ReadonlySet<string> | null =>
  blocks
    ? new Set(blocks.flatMap((block) => (block.blockType === 'grResults' && block.championship) || []))
    : null

/** Loads the seasons that the sections of a page show, with the profiles of their drivers; empty when they show none. */
export const loadResults = ({
  blocks,
  today,
}: Pick<LiveDataRequest, 'blocks' | 'today'>): Promise<Live<ResultsData>> =>
  readLive<ResultsData>('grResults', async () => {
    const wanted = championshipsOf(blocks)
    if (wanted?.size === 0) return null
    const [all, profiles] = await Promise.all([listSeasons(), readProfilePaths()])
    const seasons = all.filter(({ championship }) => wanted?.has(championship) ?? true)
    if (seasons.length === 0) return null
    const live = liveSeasons(seasons, today)
    return { seasons, profiles, ...(live.length > 0 && { live }) }
  })
