export { polls } from './cms/polls.ts'
export { withPollVotes } from './cms/vote-tables.ts'
