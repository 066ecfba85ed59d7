import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadGroup } from '../../data/load-dealer.ts'
import { GroupDealers } from './group-dealers.tsx'

export const groupDealers = defineLiveBlock({
  kind: 'groupDealers',
  view: GroupDealers,
  load: loadGroup,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
