import { defineLiveBlock } from '#features/blocks/index.ts'
import { loadResults } from '../../data/load-results.ts'
import type { ReadProfiles } from '../../results-data.ts'
import { GrResults } from './gr-results.tsx'

/** @param readProfiles reads the paths of the drivers' profiles */
export const grResults = (readProfiles: ReadProfiles) =>
  defineLiveBlock({
    kind: 'grResults',
    view: GrResults,
    load: loadResults(readProfiles),
    mayOpenPage: true,
    examples: () => import('./examples.ts'),
  })
