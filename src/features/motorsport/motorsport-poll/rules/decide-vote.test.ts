import { describe, expect, it } from 'vitest'
import { decideVote, type VoteAttempt } from './decide-vote.ts'

const attempt: VoteAttempt = {
  poll: {
    day: '2025-01-05',
    options: [
      { id: 'a', text: 'The dunes' },
      { id: 'b', text: 'The rocks' },
    ],
  },
  ...{ today: '2025-01-05', optionId: 'a', hasToken: true, hasVoted: false, votesOfNetwork: 0 },
}
const decide = (change: Partial<VoteAttempt>) => decideVote({ ...attempt, ...change })

describe('a vote', () => {
  it('is accepted on the day of its poll, for one of its options', () => {
    expect(decide({})).toEqual({ isAccepted: true, optionId: 'a' })
  })

  it.each<[string, Partial<VoteAttempt>, number, string]>([
    ['unknown poll', { poll: null }, 404, 'unknownPoll'],
    ['missing option', { optionId: undefined }, 400, 'noChoice'],
    ['empty option', { optionId: '' }, 400, 'noChoice'],
    ['option that is no text', { optionId: ['a'] }, 400, 'noChoice'],
    ['option of another poll', { optionId: 'c' }, 400, 'unknownOption'],
    ['day before', { today: '2025-01-04' }, 409, 'otherDay'],
    ['day after', { today: '2025-01-06' }, 409, 'otherDay'],
    ['vote without a token', { hasToken: false }, 400, 'noToken'],
    ['repeated vote', { hasVoted: true }, 409, 'repeated'],
  ])('is refused for a(n) %s (C-114, C-115)', (_, change, status, reason) => {
    expect(decide(change)).toEqual({ isAccepted: false, status, reason })
  })

  it('is refused after 30 votes from its network', () => {
    expect(decide({ votesOfNetwork: 29 })).toMatchObject({ isAccepted: true })
    expect(decide({ votesOfNetwork: 30 })).toEqual({ isAccepted: false, status: 429, reason: 'tooMany' })
  })

  it('names the poll that does not exist before anything else, and the day before the missing token', () => {
    expect(decide({ poll: null, optionId: undefined, hasToken: false })).toMatchObject({ status: 404 })
    expect(decide({ today: '2025-01-06', hasToken: false })).toMatchObject({ reason: 'otherDay' })
  })
})
