import type { LayoutBlock, Live, LiveDataRequest } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import type { ReadProfiles, ResultsData } from '../results-data.ts'
import { listSeasons } from './cached.ts'

/** Returns the championships of the sections of a page; null when it is not known which they are. */
const championshipsOf = (blocks: readonly LayoutBlock[] | undefined): ReadonlySet<string> | null =>
  blocks
    ? new Set(blocks.flatMap((block) => (block.blockType === 'grResults' && block.championship) || []))
    : null

/**
 * Creates the loader of the seasons that the sections of a page show; empty when they show none.
 *
 * @param readProfiles reads the paths of the drivers' profiles
 */
export const loadResults =
  (readProfiles: ReadProfiles) =>
  ({ blocks }: Pick<LiveDataRequest, 'blocks'>): Promise<Live<ResultsData>> =>
    readLive<ResultsData>('grResults', async () => {
      const wanted = championshipsOf(blocks)
      if (wanted?.size === 0) return null
      const [all, profiles] = await Promise.all([listSeasons(), readProfiles()])
      const seasons = all.filter(({ championship }) => wanted?.has(championship) ?? true)
      return seasons.length === 0 ? null : { seasons, profiles }
    })
