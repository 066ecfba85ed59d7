import type { Block } from 'payload'
import { dakarPoll } from './blocks/dakar-poll/schema.ts'

export { polls } from './cms/polls.ts'
export { withPollVotes } from './cms/vote-tables.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const pollBlocks: readonly Block[] = [dakarPoll]
