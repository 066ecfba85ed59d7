import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadPoll } from '../../data/load-poll.ts'
import { DakarPoll } from './dakar-poll.tsx'

export const dakarPoll = defineLiveBlock({
  kind: 'dakarPoll',
  view: DakarPoll,
  load: loadPoll,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
